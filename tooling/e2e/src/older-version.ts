import type { Page } from '@playwright/test'

const OLDER = '.older.js'
const olderNames = (text: string): string => text.replaceAll(/([\w-]+-[\w-]{8})\.js/g, `$1${OLDER}`)

/**
 * What the site serves until the returned function is called is an older version of itself, with files of other names:
 * afterwards the server knows none of them. `late`: the files that did not come while they were still there.
 */
export const serveOlderVersion = async (page: Page, late: RegExp): Promise<() => void> => {
  let deployed = false
  await page.route('**/*', async (route) => {
    const request = route.request()
    const { pathname } = new URL(request.url())
    const isPage = request.resourceType() === 'document'
    if (deployed || !(isPage || pathname.endsWith(OLDER))) return route.continue()
    if (late.test(pathname)) return route.abort()
    const response = await route.fetch({ url: request.url().replace(OLDER, '.js') })
    return route.fulfill({ response, body: olderNames(await response.text()) })
  })
  return () => {
    deployed = true
  }
}
