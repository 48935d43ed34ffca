import { screen } from '@testing-library/react'
import type { RenderedApp } from '../testing/render-app.tsx'

/** What a person does on the way. */

export const box = (name: string) => screen.findByRole('textbox', { name })

export const press = async ({ user }: RenderedApp, name: string | RegExp): Promise<void> =>
  user.click(await screen.findByRole('button', { name }))

/** Puts the text in the place of what is there. */
export const fill = async ({ user }: RenderedApp, name: string, text: string): Promise<void> => {
  await user.clear(await box(name))
  await user.paste(text)
}
