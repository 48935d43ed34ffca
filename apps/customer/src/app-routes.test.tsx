import { apiServer } from '@dawadoot/ordering/testing/api-server'
import { expect, test, vi } from 'vitest'
import { siteClient } from './features/site/site-ordering.tsx'
import { paths } from './paths.ts'
import { renderApp } from './testing/render-app.tsx'

apiServer()

test('the first page, which asks nothing, does not wait for it', () => {
  const preload = vi.spyOn(siteClient, 'preload')
  renderApp(paths.home)
  expect(preload).not.toHaveBeenCalled()
  preload.mockRestore()
})
