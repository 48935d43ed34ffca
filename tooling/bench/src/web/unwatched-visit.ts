import { setTimeout } from 'node:timers/promises'
import type { Browser } from 'playwright'
import { installProbe } from './probe.ts'
import { PHONE, type Profile } from './profiles.ts'
import { openUnwatched } from './unwatched-session.ts'
import { startShaper } from './shaper.ts'
import { type Loading, throttle } from './visit.ts'
import { watchNetwork } from './watch-network.ts'

type Point = { x: number; y: number }

const FRAME_MS = 16
/** In a frame as far as Android lets a fling go: 8000 px a second. */
const STEP_PX = 128

/** A phone with an empty cache that nothing drives or watches but what is measured. */
export type UnwatchedVisit = Loading & {
  /** Runs a function in each page that is opened from now on, before its own scripts; it closes over nothing. */
  beforeScripts: <Given>(run: (given: Given) => void, given: Given) => Promise<unknown>
  /** Runs a function in the page; it closes over nothing, for it travels as text. */
  evaluate: <Given, Result>(run: (given: Given) => Result | Promise<Result>, given: Given) => Promise<Result>
  /** A finger at a point of the window, in CSS px. */
  touch: (at: Point) => Promise<void>
  /** A key of the phone's keyboard, into what has the focus. */
  press: (letter: string) => Promise<void>
  /** A finger that draws the page up from a point by so many px, also out of the window: as a fling goes on. */
  drag: (from: Point, up: number) => Promise<void>
  end: () => Promise<void>
}

const asText = <Given>(run: (given: Given) => unknown, given: Given): string =>
  `(${String(run)})(${JSON.stringify(given)})`

/** `watched`: a selector; the probe says when the first of it was painted. */
export const startUnwatched = async (
  browser: Browser,
  port: number,
  profile: Profile,
  watched?: string,
): Promise<UnwatchedVisit> => {
  const shaper = profile.shapedLink && (await startShaper(port, profile.shapedLink))
  const origin = `https://127.0.0.1:${shaper?.port ?? port}`
  const { cdp, loaded, close } = await openUnwatched(browser)
  await cdp.send('Security.setIgnoreCertificateErrors', { ignore: true })
  await cdp.send('Emulation.setDeviceMetricsOverride', {
    ...PHONE.viewport,
    deviceScaleFactor: PHONE.deviceScaleFactor,
    mobile: true,
  })
  await cdp.send('Emulation.setTouchEmulationEnabled', { enabled: true })
  await cdp.send('Emulation.setUserAgentOverride', {
    userAgent: PHONE.userAgent,
    acceptLanguage: PHONE.locale,
  })
  await cdp.send('Emulation.setTimezoneOverride', { timezoneId: PHONE.timezoneId })
  const beforeScripts: UnwatchedVisit['beforeScripts'] = (run, given) =>
    cdp.send('Page.addScriptToEvaluateOnNewDocument', { source: asText(run, given) })
  await beforeScripts(installProbe, watched)
  const network = await watchNetwork(cdp)
  // processor time of the main thread rather than time on the clock: neighbours on the machine do not count
  await cdp.send('Performance.enable', { timeDomain: 'threadTicks' })
  await throttle(cdp, profile)

  const evaluate: UnwatchedVisit['evaluate'] = async (run, given) => {
    const { result, exceptionDetails } = await cdp.send('Runtime.evaluate', {
      expression: asText(run, given),
      awaitPromise: true,
      returnByValue: true,
    })
    if (exceptionDetails) throw new Error(exceptionDetails.exception?.description ?? exceptionDetails.text)
    return result.value
  }
  const touch: UnwatchedVisit['touch'] = async (at) => {
    await cdp.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [at] })
    await cdp.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
  }
  const press: UnwatchedVisit['press'] = async (letter) => {
    await cdp.send('Input.dispatchKeyEvent', { type: 'keyDown', key: letter, text: letter })
    await cdp.send('Input.dispatchKeyEvent', { type: 'keyUp', key: letter })
  }
  const drag: UnwatchedVisit['drag'] = async ({ x, y }, up) => {
    const finger = (type: 'touchStart' | 'touchMove' | 'touchEnd', ...touchPoints: Point[]) =>
      cdp.send('Input.dispatchTouchEvent', { type, touchPoints })
    const sent = [finger('touchStart', { x, y })]
    for (let moved = STEP_PX; moved < up + STEP_PX; moved += STEP_PX) {
      await setTimeout(FRAME_MS)
      sent.push(finger('touchMove', { x, y: y - moved }))
    }
    // a finger waits for no page
    await Promise.all([...sent, finger('touchEnd')])
  }
  return {
    cdp,
    network,
    beforeScripts,
    evaluate,
    touch,
    press,
    drag,
    goTo: async (path) => {
      const done = loaded()
      await cdp.send('Page.navigate', { url: origin + path })
      await done
    },
    look: () => evaluate(() => ({ ...window.probe, now: performance.now() }), undefined),
    end: async () => {
      await close()
      shaper?.close()
    },
  }
}
