import type { Meta, StoryObj } from '@storybook/react-vite'
import { SearchX } from 'lucide'
import { Button } from '../Button/Button.tsx'
import { Glyph } from '../Icon/Glyph.tsx'
import { EmptyState } from './EmptyState.tsx'

const meta = {
  component: EmptyState,
  args: { title: 'No bets in these days', children: 'Choose an earlier first day, or another category.' },
  argTypes: { icon: { control: false }, actions: { control: false } },
  parameters: {
    tr: { title: 'Bu günlerde bahis yok', children: 'Daha erken bir ilk gün ya da başka bir kategori seçin.' },
  },
} satisfies Meta<typeof EmptyState>

export default meta
type Story = StoryObj<typeof meta>

export const InPanel: Story = {}

export const WithAction: Story = {
  args: {
    icon: <Glyph of={SearchX} />,
    title: 'No game is called “orchrad”',
    children: 'Did you mean Orchard? You can also look through all slots.',
    actions: <Button href="#rng">All slots</Button>,
  },
  parameters: { tr: {} },
}

export const WholePage: Story = { args: { size: 'page' } }
