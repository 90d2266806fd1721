import type { Meta, StoryObj } from '@storybook/react-vite'
import { userEvent, within } from 'storybook/test'
import { storyVendors } from '../../stories/art/vendors.ts'
import { NavDropdown } from './NavDropdown.tsx'

const items = Array.from({ length: 18 }, (_, index) => {
  const vendor = storyVendors[index % storyVendors.length] ?? storyVendors[0]
  return { id: `${vendor.id}-${index}`, label: vendor.name, href: `#${vendor.id}`, image: vendor.mark }
})

const meta = {
  component: NavDropdown,
  args: { label: 'Slots', href: '#rng', items, moreHref: '#providers' },
  argTypes: { items: { control: false } },
  parameters: { tr: { label: 'Slotlar' } },
  decorators: (Story) => (
    <div style={{ minHeight: 420 }}>
      <div style={{ position: 'relative', background: 'var(--fy-color-surface)' }}>
        <Story />
      </div>
    </div>
  ),
} satisfies Meta<typeof NavDropdown>

export default meta
type Story = StoryObj<typeof meta>

/** Fifteen of eighteen providers, then More. Opens on hover, focus, press and arrow keys. */
export const Closed: Story = {}

export const Open: Story = {
  play: ({ canvasElement }) => userEvent.click(within(canvasElement).getByRole('button')),
}

/** The page shown belongs to it. */
export const Active: Story = { args: { isActive: true } }

/** Without vendors it is a plain link. */
export const PlainLink: Story = { args: { items: [] } }
