import type { Meta, StoryObj } from '@storybook/react-vite'
import { Flame, Heart } from 'lucide'
import { useState } from 'react'
import { fn } from 'storybook/test'
import { Glyph } from '../Icon/Glyph.tsx'
import { Tabs } from './Tabs.tsx'

const meta = {
  component: Tabs,
  args: {
    label: 'Method',
    items: [
      { id: 'username', label: 'Username' },
      { id: 'sms', label: 'Mobile number' },
    ],
    selected: 'username',
    onSelect: fn(),
    children: 'The form for the selected method stands here.',
  },
  argTypes: { children: { control: 'text' } },
  parameters: {
    tr: {
      label: 'Yöntem',
      items: [
        { id: 'username', label: 'Kullanıcı adı' },
        { id: 'sms', label: 'Cep telefonu' },
      ],
      children: 'Seçilen yöntemin formu burada durur.',
    },
  },
  render: function Stateful(args) {
    const [selected, setSelected] = useState(args.selected)
    const select = (id: string): void => {
      setSelected(id)
      args.onSelect(id)
    }
    return <Tabs {...args} selected={selected} onSelect={select} />
  },
} satisfies Meta<typeof Tabs>

export default meta
type Story = StoryObj<typeof meta>

export const Line: Story = {}

const filters = ([all, popular, favourites, fresh, jackpot]: readonly [string, string, string, string, string]) => [
  { id: 'ALL', label: all },
  { id: 'HOT', label: popular, icon: <Glyph of={Flame} /> },
  { id: 'FAV', label: favourites, icon: <Glyph of={Heart} />, badge: 12 },
  { id: 'NEW', label: fresh },
  { id: 'jackpot', label: jackpot, disabled: true },
]
const makers = (words: string) =>
  Array.from({ length: 24 }, (_, index) => ({ id: `v${index}`, label: `${words} ${index + 1}` }))

/** Filters of a lobby: the list they change stands elsewhere on the page. */
export const Pill: Story = {
  args: {
    variant: 'pill',
    label: 'Classification',
    children: undefined,
    selected: 'ALL',
    items: filters(['All', 'Popular', 'Favourites', 'New', 'Jackpots']),
  },
  parameters: {
    tr: { label: 'Sınıflar', items: filters(['Tümü', 'Popüler', 'Favoriler', 'Yeni', 'Jackpotlar']) },
  },
}

/** More than fit: the row scrolls, and the keyboard brings each into view. */
export const Many: Story = {
  args: {
    variant: 'pill',
    children: undefined,
    items: makers('Vendor'),
    selected: 'v0',
  },
  parameters: { tr: { items: makers('Yapımcı') } },
}
