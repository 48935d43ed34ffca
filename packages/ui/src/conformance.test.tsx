import { render, screen } from '@testing-library/react'
import { renderToStaticMarkup } from 'react-dom/server'
import { type ComponentType, createRef, type Ref } from 'react'
import { describe, expect, test } from 'vitest'
import { Avatar } from './avatar/avatar.tsx'
import { Badge } from './badge/badge.tsx'
import { Button } from './button/button.tsx'
import { ButtonLink } from './button/button-link.tsx'
import { Card } from './card/card.tsx'
import { Checkbox } from './checkbox/checkbox.tsx'
import { Chip } from './chip/chip.tsx'
import { DateField } from './date-field/date-field.tsx'
import { EmptyState } from './empty-state/empty-state.tsx'
import { IconButton } from './icon-button/icon-button.tsx'
import { Link } from './link/link.tsx'
import { Logo } from './logo/logo.tsx'
import { MobileField } from './mobile-field/mobile-field.tsx'
import { Note } from './note/note.tsx'
import { NumberField } from './number-field/number-field.tsx'
import { OtpField } from './otp-field/otp-field.tsx'
import { Price } from './price/price.tsx'
import { ProgressBar } from './progress-bar/progress-bar.tsx'
import { QuantitySelect } from './quantity-select/quantity-select.tsx'
import { Radio } from './radio-group/radio.tsx'
import { Select } from './select/select.tsx'
import { SiteFooter } from './site-footer/site-footer.tsx'
import { SiteHeader } from './site-header/site-header.tsx'
import { Skeleton } from './skeleton/skeleton.tsx'
import { Stations } from './stations/stations.tsx'
import { Summary } from './summary/summary.tsx'
import { TabLinks } from './tabs/tab-links.tsx'
import { Tag } from './tag/tag.tsx'
import { TextArea } from './text-area/text-area.tsx'
import { TextField } from './text-field/text-field.tsx'

/** What every part takes, whatever it is. */
type Given = { ref?: Ref<never>; className?: string; id?: string }
type GivenControl = Given & { title?: string; disabled?: boolean }

// each part closes over what it needs, and hands the rest on
const PARTS = {
  Avatar: (given) => <Avatar name="Sunita Deshpande" {...given} />,
  Badge: (given) => <Badge icon={null} {...given} />,
  ButtonLink: (given) => <ButtonLink href="#there" {...given} />,
  Card: (given) => <Card {...given} />,
  EmptyState: (given) => <EmptyState {...given} title="Nothing here" />,
  Link: (given) => <Link href="#there" {...given} />,
  Logo: (given) => <Logo name="Dawadoot" {...given} />,
  Note: (given) => <Note {...given} />,
  ProgressBar: (given) => <ProgressBar label="Reading" value={0.5} {...given} />,
  Price: (given) => <Price price="₹44.80" {...given} />,
  Skeleton: (given) => <Skeleton {...given} />,
  Tag: (given) => <Tag {...given} />,
} satisfies Record<string, ComponentType<Given>>

const CONTROLS = {
  Button: (given) => <Button {...given}>Quantity</Button>,
  Chip: (given) => <Chip {...given}>Quantity</Chip>,
  IconButton: (given) => <IconButton label="Quantity" icon={null} {...given} />,
  QuantitySelect: (given) => (
    <QuantitySelect
      label="Quantity"
      lessLabel="Less"
      moreLabel="More"
      value={1}
      onValueChange={() => {}}
      {...given}
    />
  ),
  Radio: (given) => <Radio aria-label="Quantity" {...given} />,
} satisfies Record<string, ComponentType<GivenControl>>

const FIELDS = {
  Checkbox: (given) => <Checkbox label="Quantity" {...given} />,
  DateField: (given) => <DateField label="Quantity" {...given} />,
  MobileField: (given) => <MobileField label="Quantity" normalise={(typed) => typed} {...given} />,
  NumberField: (given) => <NumberField label="Quantity" {...given} />,
  OtpField: (given) => (
    <OtpField label="Quantity" value="" onValueChange={() => {}} normalise={(typed) => typed} {...given} />
  ),
  Select: (given) => <Select label="Quantity" options={[]} {...given} />,
  TextArea: (given) => <TextArea label="Quantity" {...given} />,
  TextField: (given) => <TextField label="Quantity" {...given} />,
} satisfies Record<string, ComponentType<GivenControl>>

describe.each(Object.entries({ ...PARTS, ...CONTROLS }))('%s', (_, Part: ComponentType<Given>) => {
  test('hands its ref, class name and other props to its root', () => {
    const ref = createRef<never>()
    const { container } = render(<Part ref={ref} className="mine" id="here" />)
    const root = container.firstElementChild
    expect(ref.current).toBe(root)
    expect(root).toHaveClass('mine')
    expect(root).toHaveAttribute('id', 'here')
  })
})

describe.each(Object.entries(CONTROLS))('%s', (_, Control: ComponentType<GivenControl>) => {
  test('is named', () => {
    const { container } = render(<Control />)
    expect(container.firstElementChild).toHaveAccessibleName('Quantity')
  })
  test('can be off', () => {
    const { container } = render(<Control disabled />)
    const controls = container.querySelectorAll('button, input')
    expect(controls.length).toBeGreaterThan(0)
    for (const control of controls) expect(control).toBeDisabled()
  })
})

describe.each(Object.entries(FIELDS))('%s', (_, Part: ComponentType<GivenControl>) => {
  const control = () => screen.getByLabelText('Quantity')
  test('hands its ref and other props to its control, and its class name to the field', () => {
    const ref = createRef<never>()
    const { container } = render(<Part ref={ref} className="mine" title="more" />)
    expect(ref.current).toBe(control())
    expect(control()).toHaveAttribute('title', 'more')
    expect(container.firstElementChild).toHaveClass('mine')
  })
  test('is found by its label, and can be off', () => {
    render(<Part disabled />)
    expect(control()).toBeDisabled()
  })
})

describe.each(Object.entries(FIELDS))(
  '%s',
  (_, Part: ComponentType<GivenControl & { problem?: string; hint?: string }>) => {
    test('says what is wrong in the place of its hint', () => {
      const { rerender } = render(<Part hint="From 1 to 10" />)
      const control = screen.getByLabelText('Quantity')
      expect(control).toHaveAccessibleDescription('From 1 to 10')
      expect(control).toBeValid()
      rerender(<Part hint="From 1 to 10" problem="Choose how many" />)
      expect(control).toHaveAccessibleDescription('Choose how many')
      expect(control).toBeInvalid()
      expect(screen.getByRole('alert')).toHaveTextContent('Choose how many')
      expect(screen.queryByText('From 1 to 10')).not.toBeInTheDocument()
    })
  },
)

const BRAND = { name: 'Dawadoot', href: '/' }

/** Parts of prerendered pages that are not one element. */
const COMPOSED = {
  SiteFooter: () => <SiteFooter brand={BRAND} about="About" columns={[]} end="2026" />,
  SiteHeader: () => (
    <SiteHeader
      brand={{ ...BRAND, label: 'Dawadoot, home' }}
      navLabel="Main"
      menuLabel="Menu"
      links={[{ href: '/about', label: 'About' }]}
      aside={<Button>Login</Button>}
    />
  ),
  Stations: () => <Stations label="Progress" stations={[{ label: 'Upload' }]} now={0} />,
  Summary: () => <Summary title="Bill" rows={[]} total={{ label: 'Total', value: '₹1.00' }} />,
  TabLinks: () => <TabLinks label="Profile" links={[]} />,
}

test.each(Object.entries({ ...PARTS, ...CONTROLS, ...FIELDS, ...COMPOSED }))(
  '%s is prerendered without an inline style, which a strict content policy would refuse',
  (_, Part: ComponentType) => {
    const html = renderToStaticMarkup(<Part />)
    expect(html).toMatch(/^<\w+/)
    expect(html).not.toContain('style=')
  },
)
