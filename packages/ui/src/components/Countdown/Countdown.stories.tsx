import type { Meta, StoryObj } from '@storybook/react-vite'
import { storyNow } from '../../../stories/storyTime.ts'
import { Countdown } from './Countdown.tsx'

const hour = 3_600_000

const meta = {
  component: Countdown,
  args: { closesAt: storyNow + 2 * hour },
} satisfies Meta<typeof Countdown>

export default meta
type Story = StoryObj<typeof meta>

/** Two hours are left; the toolbar's clock goes on to the last seconds and beyond. */
export const Running: Story = {}

/** From one day on: days and hours. */
export const Days: Story = { args: { closesAt: storyNow + 52 * hour } }

/** A device clock that is an hour fast changes nothing. */
export const WrongDeviceClock: Story = { args: { closesAt: storyNow + hour, clockOffset: -hour } }

/** Dashes while off sale, and in the last second. */
export const OffSale: Story = { args: { isOnSale: false } }
