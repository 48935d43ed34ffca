import { findChromium } from '@dawadoot/vitest/find-chromium'
import { chromium } from 'playwright'

export const startBrowser = async () => {
  const { executablePath, args } = await findChromium()
  return chromium.launch({
    executablePath,
    args: [...args, '--disable-extensions', '--disable-dev-shm-usage'],
  })
}
