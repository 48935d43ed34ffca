import type { Browser } from 'playwright'
import { installProbe } from './probe.ts'
import { PHONE, type Profile } from './profiles.ts'
import { openUnwatched } from './unwatched-session.ts'
import { startShaper } from './shaper.ts'
import { type Loading, throttle } from './visit.ts'
import { watchNetwork } from './watch-network.ts'

/** A phone with an empty cache that nothing drives or watches but what is measured. */
export type UnwatchedVisit = Loading & {
  /** Runs a function in the page; it closes over nothing, for it travels as text. */
  evaluate: <Given, Result>(run: (given: Given) => Result | Promise<Result>, given: Given) => Promise<Result>
  /** A finger at a point of the window, in CSS px. */
  touch: (at: { x: number; y: number }) => Promise<void>
  end: () => Promise<void>
}

export const startUnwatched = async (
  browser: Browser,
  port: number,
  profile: Profile,
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
  await cdp.send('Page.addScriptToEvaluateOnNewDocument', { source: `(${String(installProbe)})()` })
  const network = await watchNetwork(cdp)
  // processor time of the main thread rather than time on the clock: neighbours on the machine do not count
  await cdp.send('Performance.enable', { timeDomain: 'threadTicks' })
  await throttle(cdp, profile)

  const evaluate: UnwatchedVisit['evaluate'] = async (run, given) => {
    const { result, exceptionDetails } = await cdp.send('Runtime.evaluate', {
      expression: `(${String(run)})(${JSON.stringify(given)})`,
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
  return {
    cdp,
    network,
    evaluate,
    touch,
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
