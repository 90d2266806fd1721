import type { Meta, StoryObj } from '@storybook/react-vite'
import { Button } from '../Button/Button.tsx'
import { Drawing, notFoundDrawing, searchDrawing } from '../Drawing/index.ts'
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
    icon: <Drawing of={searchDrawing} />,
    title: 'No game is called “orchrad”',
    children: 'Did you mean Orchard? You can also look through all slots.',
    actions: <Button href="#rng">All slots</Button>,
  },
  parameters: {
    tr: {
      title: '“orchrad” adında bir oyun yok',
      children: 'Orchard mı demek istediniz? Tüm slotlara da bakabilirsiniz.',
      actions: <Button href="#rng">Tüm slotlar</Button>,
    },
  },
}

export const WholePage: Story = { args: { size: 'page' } }

export const NoSuchPage: Story = {
  args: { size: 'page', icon: <Drawing of={notFoundDrawing} />, title: 'There is no such page', children: undefined },
  parameters: { tr: { title: 'Böyle bir sayfa yok' } },
}
