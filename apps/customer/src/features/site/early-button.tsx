import { Button, type ButtonProps } from '@dawadoot/ui/button/button'
import type { FormEvent } from 'react'
import { paths } from '../../paths.ts'

type EarlyButtonProps = Omit<ButtonProps, 'onClick' | 'type'> & {
  /** What the landing page's address is asked for when this is pressed before the scripts have come. */
  asks: 'order' | 'login'
  onPress: () => void
}

/** A button that loses no press: until the page has come alive it is a form that asks by the address. */
export const EarlyButton = ({ asks, onPress, ...button }: EarlyButtonProps) => {
  const press = (event: FormEvent) => {
    event.preventDefault()
    onPress()
  }
  return (
    <form action={paths.home} onSubmit={press} className="contents">
      <input type="hidden" name={asks} value="1" />
      <Button {...button} type="submit" />
    </form>
  )
}
