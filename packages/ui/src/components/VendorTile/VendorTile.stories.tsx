import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { storyFixture } from '../../stories/art/facts.ts'
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

const own = { ...storyVendors[2], image: storyVendors[2].mark, colour: '#24407a' }

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

/** On the colour of its category, where no server tells the vendor’s own: red for sports, unless a brand says otherwise. */
export const Sports: Story = { args: { ...storyVendors[2], image: storyVendors[2].mark, colour: '#8e1b1b' } }

/** On its own colour, where a server tells it, with the first match to come of its games. */
export const OwnColour: Story = { args: { ...own, fixture: storyFixture, isHot: true } }

/** The same, twice as wide. */
export const OwnColourWide: Story = { args: { ...own, variant: 'wide', fixture: storyFixture } }

/** Ink follows the colour. */
export const LightColour: Story = { args: { ...own, colour: '#f2c14e' } }

/** Two of a row share its width. */
export const Wide: Story = {
  args: { ...storyVendors[3], image: storyVendors[3].mark, colour: '#8e1b1b', variant: 'wide' },
}

/** A provider without artwork shows its mark. */
export const WithoutArtwork: Story = { args: { wideImage: undefined } }
