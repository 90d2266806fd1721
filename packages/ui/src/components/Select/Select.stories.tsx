import type { Meta, StoryObj } from '@storybook/react-vite'
import { Select } from './Select.tsx'

const meta = {
  component: Select,
  args: {
    label: 'Category',
    name: 'category',
    options: [
      { value: '', label: 'All categories' },
      { value: 'RNG', label: 'Slots' },
      { value: 'LIVE', label: 'Live casino' },
      { value: 'FISH', label: 'Fishing' },
      { value: 'PVP', label: 'Board and cards', disabled: true },
    ],
  },
  parameters: {
    tr: {
      label: 'Kategori',
      options: [
        { value: '', label: 'Tüm kategoriler' },
        { value: 'RNG', label: 'Slot' },
        { value: 'LIVE', label: 'Canlı casino' },
      ],
    },
  },
} satisfies Meta<typeof Select>

export default meta
type Story = StoryObj<typeof meta>

export const Filter: Story = {}

export const WithHint: Story = { args: { hint: 'Only categories you have played in are listed.' } }

export const Refused: Story = { args: { error: 'Choose a category.', required: true } }

export const Disabled: Story = { args: { disabled: true } }
