import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { storyProof } from '../../stories/art/proof.ts'
import { ImageField, type ImageFieldProps } from './ImageField.tsx'

const meta = {
  component: ImageField,
  args: { label: 'Proof', value: undefined, onChange: fn() },
  argTypes: { value: { control: false } },
  parameters: { tr: { label: 'Kanıt' } },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 420 }}>
        <Story />
      </div>
    ),
  ],
  render: function Choosing(args: ImageFieldProps) {
    const [value, setValue] = useState(args.value)
    return (
      <ImageField
        {...args}
        value={value}
        onChange={(image) => {
          setValue(image)
          args.onChange(image)
        }}
      />
    )
  },
} satisfies Meta<typeof ImageField>

export default meta
type Story = StoryObj<typeof meta>

const field = (canvas: HTMLElement): HTMLInputElement => {
  const input = canvas.querySelector('input')
  if (!input) throw new Error('no field')
  return input
}

export const Empty: Story = {}

/** What is chosen is shown before it is sent, and can be put away or changed. */
export const Chosen: Story = { args: { value: storyProof } }

export const Sending: Story = { args: { value: storyProof, isSending: true } }

/** Refused by the server: its sentence stands at the field, and what was chosen is kept. */
export const Refused: Story = {
  args: { value: storyProof, error: 'This picture shows no statement.' },
  parameters: { tr: { error: 'Bu resimde hesap özeti yok.' } },
}

/** A file that is no picture is refused at once; the one chosen before stays. */
export const WrongKind: Story = {
  args: { value: storyProof },
  play: async ({ args, canvasElement }) => {
    const file = new File(['%PDF-1.7'], 'statement.pdf', { type: 'application/pdf' })
    await userEvent.upload(field(canvasElement), file, { applyAccept: false })
    const canvas = within(canvasElement)
    await waitFor(() => expect(canvas.getByRole('alert')).toHaveTextContent('statement.pdf'))
    await expect(canvas.getByRole('img')).toBeVisible()
    await expect(args.onChange).not.toHaveBeenCalled()
  },
}

export const TooBig: Story = {
  args: { maxBytes: 1000 },
  play: async ({ canvasElement }) => {
    const file = new File([new Uint8Array(2_400)], 'photo.jpg', { type: 'image/jpeg' })
    await userEvent.upload(field(canvasElement), file)
    await waitFor(() => expect(within(canvasElement).getByRole('alert')).toHaveTextContent('photo.jpg'))
  },
}

export const Disabled: Story = { args: { disabled: true } }

export const LongName: Story = {
  args: { value: { ...storyProof, name: `${'Kontoauszug-'.repeat(9)}2026.png` } },
  decorators: [
    (Story) => (
      <div style={{ inlineSize: 328 }}>
        <Story />
      </div>
    ),
  ],
}
