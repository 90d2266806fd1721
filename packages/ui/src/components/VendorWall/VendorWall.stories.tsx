import type { Meta, StoryObj } from '@storybook/react-vite'
import { storyVendors } from '../../stories/art/vendors.ts'
import { VendorWall } from './VendorWall.tsx'

const meta = {
  component: VendorWall,
  args: {
    label: 'Game makers',
    vendors: [0, 1, 2].flatMap((turn) =>
      storyVendors.map(({ id, name, mark }) => ({ id: `${id}-${turn}`, name, image: mark, href: `#${id}` })),
    ),
  },
  argTypes: { vendors: { control: false } },
  parameters: { tr: { label: 'Oyun yapımcıları' } },
} satisfies Meta<typeof VendorWall>

export default meta
type Story = StoryObj<typeof meta>

export const Dozen: Story = {}
