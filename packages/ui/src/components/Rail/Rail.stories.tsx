import type { Meta, StoryObj } from '@storybook/react-vite'
import { Rail, type RailProps } from './Rail.tsx'

const items = (count: number) =>
  Array.from({ length: count }, (_, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the items of a story are their places
    <li key={index} style={{ inlineSize: 200, padding: 24, background: 'var(--fy-color-surface)' }}>
      {index + 1}
    </li>
  ))

const meta = {
  component: Rail,
  args: { title: 'Slots', more: { href: '#all', text: 'More games', name: 'More games: Slots' }, children: items(12) },
  parameters: {
    tr: { title: 'Slotlar', more: { href: '#all', text: 'Daha fazla oyun', name: 'Daha fazla oyun: Slotlar' } },
  },
  argTypes: { children: { control: false }, more: { control: false } },
} satisfies Meta<RailProps>

export default meta
type Story = StoryObj<typeof meta>

/** Runs off at the end; the arrows stand there for a mouse alone. */
export const Row: Story = {}

/** In a page that gives it the whole window: it begins with the column. */
export const ToTheEdge: Story = {
  decorators: (Rendered) => (
    <div style={{ ['--fy-bleed' as string]: '24px', marginInline: '-16px' }}>
      <Rendered />
    </div>
  ),
}

/** What fits needs no arrows. */
export const Few: Story = { args: { children: items(2) } }
