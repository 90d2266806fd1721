import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { OneTimeCode } from './OneTimeCode.tsx'

const meta = {
  component: OneTimeCode,
  args: { label: 'Code from the text message', name: 'code', onComplete: fn() },
  parameters: { tr: { label: 'Kısa mesajdaki kod' } },
} satisfies Meta<typeof OneTimeCode>

export default meta
type Story = StoryObj<typeof meta>

export const Empty: Story = {
  args: { hint: 'It holds for five minutes.' },
  parameters: { tr: { label: 'Kısa mesajdaki kod', hint: 'Beş dakika geçerlidir.' } },
}

/** The place that is written next is marked; a code that was copied goes in whole. */
export const Typing: Story = {
  play: async ({ canvasElement, args }) => {
    const input = within(canvasElement).getByRole('textbox')
    await userEvent.click(input)
    await userEvent.paste('12-34 56')
    await expect(args.onComplete).toHaveBeenCalledWith('123456')
    await userEvent.keyboard('{Backspace}{Backspace}')
    await expect(input).toHaveValue('1234')
  },
}

export const Refused: Story = {
  args: { defaultValue: '402918', error: 'This code is not the one we sent. Look at the latest message.' },
  parameters: {
    tr: { label: 'Kısa mesajdaki kod', error: 'Bu, gönderdiğimiz kod değil. Son mesaja bakın.' },
  },
}

export const Disabled: Story = { args: { defaultValue: '402918', disabled: true } }

/** A recovery code: letters too, and more of them. */
export const Letters: Story = {
  args: { label: 'Recovery code', length: 8, signs: 'letters', defaultValue: 'K7FQ9' },
  parameters: { tr: { label: 'Kurtarma kodu' } },
}
