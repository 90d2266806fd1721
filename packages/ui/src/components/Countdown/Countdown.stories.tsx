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

/** A box for each unit, where the time is the point; days come when there are any. */
export const Segments: Story = { args: { variant: 'segments' } }

export const SegmentsWithDays: Story = { args: { variant: 'segments', closesAt: storyNow + 52 * hour } }

/** The last minute changes its look. */
export const LastMinute: Story = { args: { variant: 'segments', closesAt: storyNow + 42_000 } }

export const LastMinuteInText: Story = { args: { closesAt: storyNow + 42_000 } }

/** From one day on: days and hours. */
export const Days: Story = { args: { closesAt: storyNow + 52 * hour } }

/** A device clock that is an hour fast changes nothing. */
export const WrongDeviceClock: Story = { args: { closesAt: storyNow + hour, clockOffset: -hour } }

/** Dashes while off sale, and in the last second. */
export const OffSale: Story = { args: { isOnSale: false } }
