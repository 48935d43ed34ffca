import type { Meta, StoryObj } from '@storybook/react-vite'
import { AboutScene } from './about-scene.tsx'
import { BlankSlip } from './blank-slip.tsx'
import { CourierRide } from './courier-ride.tsx'
import { CutLine } from './cut-line.tsx'
import { DeliverScene } from './deliver-scene.tsx'
import { Drawing } from './drawing.tsx'
import { HeroScene } from './hero-scene.tsx'
import { HomeDoor } from './home-door.tsx'
import { KioskScene } from './kiosk-scene.tsx'
import { LostLine } from './lost-line.tsx'
import { OnTheRoadScene } from './on-the-road-scene.tsx'
import { OutOfReach } from './out-of-reach.tsx'
import { RoadScene } from './road-scene.tsx'
import { ShopScene } from './shop-scene.tsx'
import { UploadScene } from './upload-scene.tsx'
import { VerifyScene } from './verify-scene.tsx'

const meta = {
  title: 'Brand/Art',
  tags: ['autodocs'],
  component: Drawing,
  args: { viewBox: '0 0 1 1', children: null },
} satisfies Meta<typeof Drawing>
export default meta
type Story = StoryObj<typeof meta>

export const Hero: Story = { render: () => <HeroScene className="w-full max-w-160" stampWord="CHECKED" /> }
export const Upload: Story = { render: () => <UploadScene className="w-80" /> }
export const Verify: Story = { render: () => <VerifyScene className="w-80" stampWord="CHECKED" /> }
export const Deliver: Story = { render: () => <DeliverScene className="w-80" /> }
export const Road: Story = { render: () => <RoadScene className="w-full" /> }
export const About: Story = { render: () => <AboutScene className="w-full" stampWord="CHECKED" /> }
export const Kiosk: Story = { render: () => <KioskScene className="w-full max-w-120" /> }
export const Shop: Story = { render: () => <ShopScene className="w-full max-w-160" name="Dawadoot" /> }
export const OrderPlaced: Story = { render: () => <OnTheRoadScene className="w-full max-w-160" /> }
export const NotFound: Story = { render: () => <LostLine className="w-full" /> }
export const Empty: Story = { render: () => <BlankSlip className="w-60" /> }
export const Failed: Story = { render: () => <CutLine className="w-60" /> }
export const NoService: Story = { render: () => <OutOfReach className="w-60" /> }
export const Riding: Story = { render: () => <CourierRide className="w-38" /> }
export const Door: Story = { render: () => <HomeDoor className="w-26" /> }
