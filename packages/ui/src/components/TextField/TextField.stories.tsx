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

export const Empty: Story = {
  args: { placeholder: '6 to 12 letters and digits' },
  parameters: { tr: { placeholder: '6 ile 12 arası harf ve rakam' } },
}

export const WithHint: Story = {
  args: { required: true, hint: 'You can change it once within the first week.' },
  parameters: { tr: { hint: 'İlk hafta içinde bir kez değiştirebilirsiniz.' } },
}

/** The sentence says what to do, not only that something is wrong. */
export const Refused: Story = {
  args: { defaultValue: 'no', error: 'Use 6 to 12 letters and digits, starting with a letter.' },
  parameters: { tr: { error: 'Harfle başlayan 6 ile 12 arası harf ve rakam kullanın.' } },
}

export const Amount: Story = {
  args: { label: 'Amount', prefix: '$', suffix: 'USD', defaultValue: '1,250.00', inputMode: 'decimal', name: 'amount' },
  parameters: { tr: { label: 'Tutar', defaultValue: '1.250,00' } },
}

export const SearchBox: Story = {
  args: {
    label: 'Search games',
    type: 'search',
    prefix: <Glyph of={Search} />,
    placeholder: 'Orchard, pearl, comet…',
    name: 'q',
  },
  parameters: { tr: { label: 'Oyun ara', placeholder: 'Bahçe, inci, kuyruklu yıldız…' } },
}

export const Disabled: Story = { args: { defaultValue: 'demoplayer', disabled: true } }
