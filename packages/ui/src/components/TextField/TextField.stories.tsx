import type { Meta, StoryObj } from '@storybook/react-vite'
import { Search } from 'lucide'
import { Glyph } from '../Icon/Glyph.tsx'
import { TextField } from './TextField.tsx'

const meta = {
  component: TextField,
  args: { label: 'Username', name: 'username', autoComplete: 'username' },
  parameters: { tr: { label: 'Kullanıcı adı' } },
} satisfies Meta<typeof TextField>

export default meta
type Story = StoryObj<typeof meta>

export const Empty: Story = { args: { placeholder: '6 to 12 letters and digits' } }

export const WithHint: Story = { args: { required: true, hint: 'You can change it once within the first week.' } }

/** The sentence says what to do, not only that something is wrong. */
export const Refused: Story = {
  args: { defaultValue: 'no', error: 'Use 6 to 12 letters and digits, starting with a letter.' },
}

export const Amount: Story = {
  args: { label: 'Amount', prefix: '$', suffix: 'USD', defaultValue: '1,250.00', inputMode: 'decimal', name: 'amount' },
}

export const SearchBox: Story = {
  args: {
    label: 'Search games',
    type: 'search',
    prefix: <Glyph of={Search} />,
    placeholder: 'Orchard, pearl, comet…',
    name: 'q',
  },
}

export const Disabled: Story = { args: { defaultValue: 'demoplayer', disabled: true } }
