import type { Meta, StoryObj } from '@storybook/react-vite'
import { storyVendors } from '../../stories/art/vendors.ts'
import { VendorTile, type VendorTileLabels } from '../VendorTile/index.ts'
import turkishVendor from '../VendorTile/messages/tr.json'
import { Carousel } from './Carousel.tsx'

const panels = ['#1d4e5f', '#5b2a86', '#7a3b2e'].map((background, index) => (
  <div key={background} style={{ background, color: '#fff', padding: '96px 48px', fontSize: 24 }}>
    {index + 1}
  </div>
))
const vendors = (labels?: VendorTileLabels) =>
  [1, 2, 3].flatMap((floor) =>
    storyVendors.map((vendor) => (
      <VendorTile
        key={`${vendor.id} ${floor}`}
        {...vendor}
        {...(labels && { labels })}
        image={vendor.mark}
        variant="chip"
        href={`#${vendor.id}`}
      />
    )),
  )

const meta = {
  component: Carousel,
  args: { label: 'Highlights', children: panels, loops: true },
  argTypes: { children: { control: false } },
  parameters: { tr: { label: 'Öne çıkanlar' } },
} satisfies Meta<typeof Carousel>

export default meta
type Story = StoryObj<typeof meta>

/** One slide at a time; drag, arrow keys, dots. */
export const OnePerView: Story = {}

/** Goes on by itself every five seconds until it is paused, pointed at or focused. */
export const Autoplay: Story = { args: { autoplay: 5000 } }

/** Slides as wide as their content, controls above them: a lobby's providers. */
export const Rail: Story = {
  args: { label: 'Providers', children: vendors(), fit: 'content', controls: 'rail', loops: false },
  parameters: { tr: { label: 'Sağlayıcılar', children: vendors({ ...turkishVendor, language: 'tr' }) } },
  decorators: (Story) => (
    <div style={{ paddingTop: 56 }}>
      <Story />
    </div>
  ),
}

/** One slide needs no controls. */
export const Single: Story = { args: { children: panels.slice(0, 1) } }
