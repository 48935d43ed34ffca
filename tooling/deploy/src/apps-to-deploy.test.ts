import { expect, test } from 'vitest'
import { appsToDeploy } from './apps-to-deploy.ts'

const after = (...names: string[]) => appsToDeploy(() => names.map((name) => `@dawadoot/${name}`))

test.each([
  { changed: 'the kiosk', affected: ['kiosk'], deployed: ['kiosk', 'storybook'] },
  { changed: 'the server', affected: ['server'], deployed: ['server'] },
  { changed: 'the reader', affected: ['reader', 'server', 'e2e'], deployed: ['server'] },
  {
    changed: 'a component',
    affected: ['ui', 'ordering', 'customer', 'kiosk', 'marketing', 'storybook'],
    deployed: ['customer', 'kiosk', 'marketing', 'storybook'],
  },
  {
    changed: 'how apps are packed',
    affected: ['deploy'],
    deployed: ['server', 'customer', 'kiosk', 'marketing', 'storybook'],
  },
  { changed: 'a journey', affected: ['e2e'], deployed: [] },
])('after a change of $changed that alone is deployed', ({ affected, deployed }) => {
  expect(after(...affected)).toEqual(deployed)
})

test('what was never deployed is deployed, the server first', () => {
  expect(appsToDeploy((app) => (app === 'kiosk' ? [] : undefined))).toEqual([
    'server',
    'customer',
    'marketing',
    'storybook',
  ])
})
