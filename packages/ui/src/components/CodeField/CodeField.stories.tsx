import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { CodeField, type CodeSending } from './CodeField.tsx'

const meta = {
  component: CodeField,
  args: { label: 'Code from the text message', onSend: fn(async (): Promise<CodeSending> => 600) },
  parameters: { tr: { label: 'Kısa mesajdaki kod' } },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 480 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof CodeField>

export default meta
type Story = StoryObj<typeof meta>

export const Empty: Story = {}

/** The code is on its way: it can be typed at once, the button counts down to the next and says so to who cannot see it. */
export const Sent: Story = {
  play: async ({ canvasElement }) => {
    const button = within(canvasElement).getByRole('button')
    button.focus()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(button).toHaveAttribute('aria-disabled', 'true'))
    await expect(within(canvasElement).getByRole('textbox')).toHaveFocus()
    await expect(within(canvasElement).getByRole('status')).not.toBeEmptyDOMElement()
  },
}

export const Sending: Story = {
  args: { onSend: fn(() => new Promise<undefined>(() => undefined)) },
  play: async ({ canvasElement }) => {
    const button = within(canvasElement).getByRole('button')
    await userEvent.click(button)
    await expect(button).toHaveAttribute('aria-busy', 'true')
  },
}

/** None was sent, which is said elsewhere: the button can be pressed again. */
export const Refused: Story = {
  args: { onSend: fn(async () => undefined), error: 'This code is not the one we sent. Look at the latest message.' },
  parameters: {
    tr: { label: 'Kısa mesajdaki kod', error: 'Bu, gönderdiğimiz kod değil. Son mesaja bakın.' },
  },
}

/** None is sent for a while: the button counts down to when it can be tried again. */
export const RefusedForAWhile: Story = {
  args: { onSend: fn(async () => ({ notBefore: 90 })) },
  play: async ({ canvasElement }) => {
    const button = within(canvasElement).getByRole('button')
    await userEvent.click(button)
    await waitFor(() => expect(button).toHaveAttribute('aria-disabled', 'true'))
    await expect(within(canvasElement).getByRole('status')).toBeEmptyDOMElement()
  },
}
