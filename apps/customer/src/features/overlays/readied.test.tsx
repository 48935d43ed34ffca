import { Dialog } from '@dawadoot/ui/dialog/dialog'
import { topmostModal } from '@dawadoot/ui/modal/open-modals'
import { render, screen, waitFor } from '@testing-library/react'
import { useLayoutEffect, useRef } from 'react'
import { expect, test, vi } from 'vitest'
import { Readied } from './readied.tsx'

const login = (open: boolean) => (
  <Readied open={open} ready>
    <Dialog open onClose={() => {}} title="Login">
      <p>Your number</p>
      <p>Ten digits</p>
      <p>Read our notice</p>
    </Dialog>
  </Readied>
)

const WORDS = ['Login', 'Your number', 'Ten digits', 'Read our notice']

test('a dialog is laid out a few words at a time before anybody asks for it, stays so, and nobody sees it', async () => {
  const seen: string[] = []
  vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockImplementation(function laidOut(
    this: HTMLElement,
  ) {
    const words = WORDS.filter((text) => !screen.getByText(text).closest('[style*="display: none"]'))
    seen.push(words.join(', '))
    return new DOMRect()
  })
  const { rerender } = render(login(false))
  const dialog = () => screen.getByText('Login').closest('dialog')
  const ahead = ['Login, Your number, Ten digits', 'Login, Your number, Ten digits, Read our notice']
  await waitFor(() => expect(seen).toEqual(ahead))
  expect(dialog()).toHaveAttribute('data-laid-out')
  expect(screen.getByText('Your number')).not.toBeVisible()

  rerender(login(true))
  expect(dialog()).not.toHaveAttribute('data-laid-out')
  for (const text of WORDS) expect(screen.getByText(text)).toBeVisible()
  rerender(login(false))
  expect(screen.getByText('Your number')).not.toBeVisible()
  await waitFor(() => expect(seen).toEqual([...ahead, ...ahead]))
})

test('asked for before all its words are laid out, a dialog shows them all', async () => {
  const { rerender } = render(login(false))
  await waitFor(() => expect(screen.getByText('Read our notice')).toHaveStyle({ display: 'none' }))
  rerender(login(true))
  for (const text of WORDS) expect(screen.getByText(text)).toBeVisible()
})

test('a dialog that is laid out is in sight before what is in it begins, and leaves nothing behind', async () => {
  const begun: string[] = []
  function Begins() {
    const place = useRef<HTMLParagraphElement>(null)
    useLayoutEffect(() => {
      begun.push(place.current?.closest('dialog')?.open ? 'in sight' : 'out of sight')
      return () => void begun.push('ended')
    }, [])
    return <p ref={place}>Your number</p>
  }
  const numbers = (open: boolean) => (
    <Readied open={open} ready>
      <Dialog open onClose={() => {}} title="Login">
        <Begins />
      </Dialog>
    </Readied>
  )
  const { rerender } = render(numbers(false))
  const laidOut = () =>
    waitFor(() => expect(screen.getByText('Your number').closest('dialog')).toHaveAttribute('data-laid-out'))
  for (let round = 1; round < 4; round += 1) {
    await laidOut()
    rerender(numbers(true))
    expect(topmostModal()).toHaveAccessibleName('Login')
    rerender(numbers(false))
    expect(topmostModal()).toBeUndefined()
    expect(begun).toHaveLength(2 * round)
  }
  expect(new Set(begun)).toEqual(new Set(['in sight', 'ended']))
})
