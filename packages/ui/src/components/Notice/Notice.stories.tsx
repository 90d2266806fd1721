import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { Button } from '../Button/Button.tsx'
import { Notice } from './Notice.tsx'

const button = (words: string) => (
  <Button size="small" onClick={fn()}>
    {words}
  </Button>
)

const meta = {
  component: Notice,
  args: { children: 'Withdrawals on Sundays arrive on the next working day.' },
  argTypes: { action: { control: false } },
  parameters: { tr: { children: 'Pazar günü yapılan çekimler bir sonraki iş günü hesaba geçer.' } },
} satisfies Meta<typeof Notice>

export default meta
type Story = StoryObj<typeof meta>

export const Info: Story = {}

export const Positive: Story = {
  args: { tone: 'positive', title: 'Password changed', children: 'Every other device has been signed out.' },
  parameters: { tr: { title: 'Şifre değişti', children: 'Diğer bütün cihazlardan çıkış yapıldı.' } },
}

export const Warning: Story = {
  args: {
    tone: 'warning',
    title: 'Only a password protects this account',
    children: 'Add a passkey, or a code that an app shows.',
    action: button('Add a passkey'),
  },
  parameters: {
    tr: {
      title: 'Bu hesabı yalnızca bir şifre koruyor',
      children: 'Bir geçiş anahtarı ya da bir uygulamanın gösterdiği kodu ekleyin.',
      action: button('Geçiş anahtarı ekle'),
    },
  },
}

/** Announced at once. */
export const Negative: Story = {
  args: {
    tone: 'negative',
    title: 'This account is closed',
    children: 'Write to the support if you think this is wrong.',
  },
  parameters: { tr: { title: 'Bu hesap kapalı', children: 'Bunun yanlış olduğunu düşünüyorsanız desteğe yazın.' } },
}

export const Dismissable: Story = {
  args: { onDismiss: fn() },
  play: async ({ canvasElement, args }) => {
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await expect(args.onDismiss).toHaveBeenCalled()
    await expect(within(canvasElement).getByRole('status')).toBeVisible()
  },
}
