import type { Meta, StoryObj } from '@storybook/react-vite'
import { History, Search, SlidersHorizontal } from 'lucide'
import { useState } from 'react'
import { Glyph } from '../Icon/Glyph.tsx'
import { TextField } from '../TextField/index.ts'
import { ListSwitch, type ListSwitchProps } from './ListSwitch.tsx'

const options = ([recent, search, filter]: readonly [string, string, string]) => [
  { id: 'recent', label: recent, icon: <Glyph of={History} size={18} /> },
  { id: 'search', label: search, icon: <Glyph of={Search} size={18} /> },
  { id: 'filter', label: filter, icon: <Glyph of={SlidersHorizontal} size={18} />, count: 2 },
]

const meta = {
  component: ListSwitch,
  args: {
    options: options(['Recent', 'Search', 'Filter']),
    value: null,
    onChange: () => undefined,
    children: <TextField label="Game name" type="search" />,
  },
  argTypes: { options: { control: false }, children: { control: false } },
  parameters: {
    tr: { options: options(['Son oynanan', 'Ara', 'Süz']), children: <TextField label="Oyun adı" type="search" /> },
  },
  render: function Switching(args: ListSwitchProps) {
    const [value, setValue] = useState(args.value)
    return <ListSwitch {...args} value={value} onChange={setValue} />
  },
} satisfies Meta<typeof ListSwitch>

export default meta
type Story = StoryObj<typeof meta>

/** None chosen: the plain list. */
export const Plain: Story = {}

/** What is chosen opens below; pressing it again goes back. */
export const Searching: Story = { args: { value: 'search' } }

/** Icons alone where it is narrow. */
export const Compact: Story = { args: { isCompact: true } }
