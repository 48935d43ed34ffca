import { findChromium } from '@dawadoot/vitest/find-chromium'
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin'
import { playwright } from '@vitest/browser-playwright'
import { defineConfig } from 'vitest/config'
import { picturesAreComparable } from './pictures-build.ts'

const chromium = await findChromium()

/** A pass over all stories. `viewport` is for those that ask for none themselves; its names are the preview's. */
const pass = (
  name: string,
  viewport: 'narrow' | 'tablet' | 'desktop' | 'kiosk',
  { args = [], ...media }: { args?: string[]; forcedColors?: 'active'; reducedMotion?: 'reduce' } = {},
  globals: { surface?: 'kiosk' } = {},
) => ({
  browser: 'chromium' as const,
  name: `storybook, ${name}`,
  provide: { 'storybook/test-initial-globals': { viewport: { value: viewport }, ...globals } },
  provider: playwright({
    launchOptions: { ...chromium, args: [...chromium.args, ...args] },
    contextOptions: media,
  }),
})

/** 320 px is also what 400 % zoom leaves of 1280 px. */
const WIDE = [
  pass('320 px', 'narrow'),
  pass('768 px', 'tablet'),
  pass('forced colours, reduced motion', 'desktop', { forcedColors: 'active', reducedMotion: 'reduce' }),
  pass('kiosk', 'kiosk', {}, { surface: 'kiosk' }),
  pass('text at 200 %', 'desktop', { args: ['--blink-settings=defaultFontSize=32'] }),
]

/**
 * Every story is a test: it renders, its play function passes, axe finds nothing, nothing is too small or too wide.
 * At 1280 px; `TEST_FULL=1` adds the other widths and the ways that people set their browser up.
 */
export default defineConfig({
  plugins: [storybookTest({ configDir: `${import.meta.dirname}/.storybook` })],
  test: {
    name: 'storybook',
    testTimeout: 180_000,
    expect: { poll: { timeout: 60_000 } },
    browser: {
      enabled: true,
      headless: true,
      commands: { picturesAreComparable },
      expect: {
        toMatchScreenshot: {
          // a hundred points of a screen: less than a letter
          comparatorOptions: { allowedMismatchedPixels: 100 },
          // beside the differences stand what was expected and what came
          resolveDiffPath: ({ arg, ext }) => `${import.meta.dirname}/.vitest/pictures/${arg}${ext}`,
          resolveScreenshotPath: ({ arg, ext }) => `${import.meta.dirname}/pictures/${arg}${ext}`,
        },
      },
      instances: [
        { ...pass('1280 px', 'desktop'), setupFiles: [`${import.meta.dirname}/.storybook/pictures.ts`] },
        ...(process.env['TEST_FULL'] ? WIDE : []),
      ],
    },
  },
})
