import type { Meta, StoryObj } from '@storybook/react-vite'
import { Skeleton } from './Skeleton.tsx'

const meta = { component: Skeleton } satisfies Meta<typeof Skeleton>

export default meta
type Story = StoryObj<typeof meta>

export const Paragraph: Story = { args: { lines: 3 } }

export const Picture: Story = { args: { shape: 'block', ratio: 'wide' } }

/** Parts make up what replaces them. */
export const Card: Story = {
  render: () => (
    <div style={{ width: 200 }} aria-busy>
      <Skeleton shape="block" ratio="portrait" />
      <Skeleton lines={2} />
    </div>
  ),
}
