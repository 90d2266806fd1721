import type { Meta, StoryObj } from '@storybook/react-vite'
import History from 'lucide-react/icons/history'
import Search from 'lucide-react/icons/search'
import SlidersHorizontal from 'lucide-react/icons/sliders-horizontal'
import { useState } from 'react'
import { TextField } from '../TextField/index.ts'
import { ListSwitch, type ListSwitchProps } from './ListSwitch.tsx'

const options = ([recent, search, filter]: readonly [string, string, string]) => [
  { id: 'recent', label: recent, icon: <History size={18} aria-hidden="true" /> },
  { id: 'search', label: search, icon: <Search size={18} aria-hidden="true" /> },
  { id: 'filter', label: filter, icon: <SlidersHorizontal size={18} aria-hidden="true" />, count: 2 },
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
