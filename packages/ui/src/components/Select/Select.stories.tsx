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
        { value: 'FISH', label: 'Balık avı' },
        { value: 'PVP', label: 'Masa ve kart', disabled: true },
      ],
    },
  },
} satisfies Meta<typeof Select>

export default meta
type Story = StoryObj<typeof meta>

export const Filter: Story = {}

export const WithHint: Story = {
  args: { hint: 'Only categories you have played in are listed.' },
  parameters: { tr: { hint: 'Yalnızca oynadığınız kategoriler listelenir.' } },
}

export const Refused: Story = {
  args: { error: 'Choose a category.', required: true },
  parameters: { tr: { error: 'Bir kategori seçin.' } },
}

export const Disabled: Story = { args: { disabled: true } }
