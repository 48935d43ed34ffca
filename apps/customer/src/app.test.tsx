import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderApp } from './testing/render-app.tsx'

test('a visitor who presses Login meets the login dialog', async () => {
  const { user } = renderApp('/')
  await user.click(screen.getAllByRole('button', { name: 'Login' })[0] ?? document.body)
  expect(await screen.findByRole('dialog', { name: 'Login to Dawadoot' })).toBeVisible()
})
