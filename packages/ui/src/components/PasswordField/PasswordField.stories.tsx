import type { Meta, StoryObj } from '@storybook/react-vite'
import { PasswordField } from './PasswordField.tsx'

const meta = {
  component: PasswordField,
  args: { label: 'Password', name: 'password', autoComplete: 'current-password', defaultValue: 'orchard-lantern' },
  parameters: { tr: { label: 'Şifre' } },
} satisfies Meta<typeof PasswordField>

export default meta
type Story = StoryObj<typeof meta>

/** The eye shows what was typed, and hides it again. */
export const LogIn: Story = {}

export const Choosing: Story = {
  args: {
    label: 'New password',
    autoComplete: 'new-password',
    defaultValue: '',
    hint: '8 to 64 characters',
    required: true,
  },
  parameters: { tr: { label: 'Yeni şifre', hint: '8 ile 64 arası karakter' } },
}

export const Refused: Story = {
  args: { error: 'This password is one of the most common ones. Choose another.' },
  parameters: { tr: { error: 'Bu şifre en yaygın olanlardan biri. Başka bir şifre seçin.' } },
}
