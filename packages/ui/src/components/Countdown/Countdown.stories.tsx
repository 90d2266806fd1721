import type { Meta, StoryObj } from '@storybook/react-vite'
import { Countdown } from './Countdown.tsx'

const hour = 3_600_000

const meta = {
  component: Countdown,
  args: { closesAt: Date.now() + 2 * hour },
} satisfies Meta<typeof Countdown>

export default meta
type Story = StoryObj<typeof meta>

export const Running: Story = {}

/** From one day on: days and hours. */
export const Days: Story = { args: { closesAt: Date.now() + 52 * hour } }

/** A device clock that is an hour fast changes nothing. */
export const WrongDeviceClock: Story = { args: { closesAt: Date.now() + hour, clockOffset: -hour } }

/** Dashes while off sale, and in the last second. */
export const OffSale: Story = { args: { isOnSale: false } }
