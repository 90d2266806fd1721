import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { JackpotCounter } from './JackpotCounter.tsx'

const meta = {
  component: JackpotCounter,
  args: {
    source: { kind: 'decorative', load: () => 418_220_914, save: fn() },
    format: (value) => `$${value.toLocaleString('en')}`,
  },
  argTypes: { source: { control: false } },
  decorators: (Story) => (
    <div style={{ width: 300 }}>
      <Story />
    </div>
  ),
} satisfies Meta<typeof JackpotCounter>

export default meta
type Story = StoryObj<typeof meta>

/** Grows by itself, says that it is no prize, and can be paused. */
export const Decorative: Story = {}

/** A real pool: nothing moves but the pool. */
export const Fed: Story = { args: { source: { kind: 'feed', value: 1_204_550 } } }
