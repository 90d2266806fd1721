import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { storyVendors } from '../../stories/art/vendors.ts'
import { VendorTile } from './VendorTile.tsx'

const meta = {
  component: VendorTile,
  args: { ...storyVendors[0], image: storyVendors[0].mark, href: '#northlight', onSelect: fn() },
  decorators: (Story, { args }) => (
    <div style={args.variant === 'chip' ? { width: 'fit-content' } : { maxWidth: args.variant === 'wide' ? 600 : 300 }}>
      <Story />
    </div>
  ),
} satisfies Meta<typeof VendorTile>

export default meta
type Story = StoryObj<typeof meta>

/** A card for home rows and the provider list. */
export const Card: Story = {}

/** A small form for strips and the lobby's carousel. */
export const Chip: Story = { args: { variant: 'chip' } }

/** The provider whose games are shown. */
export const Selected: Story = { args: { variant: 'chip', isSelected: true } }

/** Popular with players. */
export const Hot: Story = { args: { isHot: true } }

/** Sports, esports and cockfight stand on red. */
export const Sports: Story = { args: { ...storyVendors[2], image: storyVendors[2].mark, backdrop: 'sports' } }

/** Two of a row share its width. */
export const Wide: Story = {
  args: { ...storyVendors[3], image: storyVendors[3].mark, backdrop: 'sports', variant: 'wide' },
}

/** A provider without artwork shows its mark. */
export const WithoutArtwork: Story = { args: { wideImage: undefined } }

/** Lottery has a red of its own. */
export const Lottery: Story = { args: { ...storyVendors[1], image: storyVendors[1].mark, backdrop: 'lottery' } }
