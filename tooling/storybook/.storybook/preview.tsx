import type { Decorator, Preview } from '@storybook/react-vite'
import { configure } from 'storybook/test'
import { checkLayout } from './check-layout.ts'
import { offerControls } from './controls.ts'
import kioskStyles from './gallery-kiosk.css?inline'
import styles from './gallery.css?inline'

// a slow machine must not make a story fail
configure({ asyncUtilTimeout: 60_000 })

/**
 * The kiosk is told apart by one attribute on <html> and by its breakpoints, which are written into its stylesheet; the
 * toolbar and a story's globals choose. Both are in place before a story is drawn, for some measure themselves.
 */
function wear(surface: unknown) {
  const page = document.documentElement
  page.lang = 'en-IN'
  if (surface === 'kiosk') page.dataset['surface'] = 'kiosk'
  else delete page.dataset['surface']
  const worn = surface === 'kiosk' ? kioskStyles : styles
  if (sheet.textContent !== worn) sheet.textContent = worn
}
const sheet = document.head.appendChild(document.createElement('style'))
wear('web')

/** A story that asks for a phone's window shows a phone, whatever the toolbar or the run says of the rest. */
const onSurface: Decorator = (Story, { globals, parameters }) => {
  const { viewport } = globals
  const { type } = parameters['viewport'].options[viewport?.value] ?? {}
  wear(type === 'mobile' ? 'web' : globals['surface'])
  return <Story />
}

export default {
  decorators: [onSurface],
  argTypesEnhancers: [offerControls],
  // a story that shows something too small or too wide on purpose says `parameters: { layoutCheck: false }`
  afterEach: async ({ canvasElement, parameters }) => {
    if (parameters['layoutCheck'] === false) return
    await document.fonts.ready
    checkLayout(canvasElement)
  },
  globalTypes: {
    surface: {
      description: 'Density of the surface',
      toolbar: {
        title: 'Surface',
        icon: 'mobile',
        items: [
          { value: 'web', title: 'Phone and desktop' },
          { value: 'kiosk', title: 'Kiosk' },
        ],
        dynamicTitle: true,
      },
    },
  },
  initialGlobals: { surface: 'web' },
  parameters: {
    a11y: {
      test: 'error',
      // forced colours are the browser's own, and axe still reads ours
      config: { rules: [{ id: 'color-contrast', enabled: !matchMedia('(forced-colors: active)').matches }] },
    },
    layout: 'padded',
    viewport: {
      options: {
        narrow: { name: 'Narrow 320', styles: { width: '320px', height: '640px' }, type: 'mobile' },
        phone: { name: 'Phone 390', styles: { width: '390px', height: '844px' }, type: 'mobile' },
        tablet: { name: 'Tablet 768', styles: { width: '768px', height: '1024px' }, type: 'tablet' },
        desktop: { name: 'Desktop 1280', styles: { width: '1280px', height: '800px' }, type: 'desktop' },
        kiosk: { name: 'Kiosk, portrait', styles: { width: '1080px', height: '1920px' }, type: 'other' },
        kioskLandscape: {
          name: 'Kiosk, landscape',
          styles: { width: '1280px', height: '800px' },
          type: 'other',
        },
      },
    },
    options: {
      storySort: {
        order: [
          'Start here',
          'Brand',
          'Actions',
          'Fields',
          'Keyboards',
          'Overlays',
          'Navigation',
          'Feedback',
          'Content',
          'Order',
          'Ordering',
          'Customer',
          'Kiosk',
          'Marketing',
        ],
      },
    },
  },
} satisfies Preview
