import type { Page, Response } from '@playwright/test'

/** Everything that this browser holds and a person at it could come by, as one text. */
export const everythingHeld = async (page: Page): Promise<string> => {
  const held = await page.evaluate(async () => {
    const typed = [...document.querySelectorAll('input, textarea')].map((field) =>
      field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement ? field.value : '',
    )
    const databases: unknown[] = []
    for (const { name = '' } of await indexedDB.databases()) {
      const open = indexedDB.open(name)
      const database = await new Promise<IDBDatabase>((resolve, reject) => {
        open.addEventListener('success', () => resolve(open.result))
        open.addEventListener('error', () => reject(new Error(`${name} cannot be opened`)))
      })
      for (const store of database.objectStoreNames) {
        const all = database.transaction(store).objectStore(store).getAll()
        databases.push(
          await new Promise((resolve) => {
            all.addEventListener('success', () => resolve(all.result))
            all.addEventListener('error', () => resolve('unreadable'))
          }),
        )
      }
      database.close()
    }
    const kept: string[] = []
    for (const name of await caches.keys()) {
      const cache = await caches.open(name)
      for (const request of await cache.keys()) {
        kept.push(request.url)
        const answer = await cache.match(request)
        // the app's own files hold no person
        if (answer && !new URL(request.url).pathname.startsWith('/assets/')) kept.push(await answer.text())
      }
    }
    // as far back as the browser lets a page see
    const { navigation } = window as unknown as {
      navigation?: { entries: () => { url: string; getState: () => unknown }[] }
    }
    const entries = navigation?.entries().map((entry) => [entry.url, entry.getState()])
    return {
      page: document.documentElement.outerHTML,
      title: document.title,
      typed,
      session: Object.entries(sessionStorage),
      local: Object.entries(localStorage),
      databases,
      kept,
      history: [entries, history.state, location.href],
      windowName: window.name,
    }
  })
  return JSON.stringify([held, await page.context().cookies()])
}

/** Collects what is answered from now on. */
export const listenToAnswers = (page: Page): { heard: () => Promise<string> } => {
  const answers: Promise<string>[] = []
  page.on('response', (response: Response) => {
    if (new URL(response.url()).pathname.startsWith('/api/')) answers.push(response.text().catch(() => ''))
  })
  return { heard: async () => (await Promise.all(answers)).join('\n') }
}
