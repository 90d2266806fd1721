import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { LoadMore } from './LoadMore.tsx'

const meta = {
  component: LoadMore,
  args: { onLoad: fn() },
  parameters: { network: { slow: { isBusy: true } } },
} satisfies Meta<typeof LoadMore>

export default meta
type Story = StoryObj<typeof meta>

/** Presses are gathered for 300 ms, and 500 ms pass before the next load. */
export const Ready: Story = {}

/** The next part is on its way. */
export const Busy: Story = { args: { isBusy: true } }
