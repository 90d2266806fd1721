import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { TextArea, type TextAreaProps } from './TextArea.tsx'

const meta = {
  component: TextArea,
  args: { label: 'What happened?', name: 'content' },
  parameters: { tr: { label: 'Ne oldu?' } },
} satisfies Meta<typeof TextArea>

export default meta
type Story = StoryObj<typeof meta>

const lost = 'The wheel stood still for a minute, and then my bet was gone.'
const lostInTurkish = 'Çark bir dakika durdu, sonra bahsim kayboldu.'

export const Empty: Story = {
  args: { required: true, hint: 'Numbers of payments or rounds help us find it.' },
  parameters: { tr: { hint: 'Ödeme ya da tur numaraları bulmamıza yardım eder.' } },
}

function Counting({ defaultValue, ...args }: TextAreaProps) {
  const [value, setValue] = useState(String(defaultValue))
  return <TextArea {...args} value={value} onChange={({ target }) => setValue(target.value)} />
}

/** Counts while somebody writes. */
export const Counted: Story = {
  args: { most: 140, defaultValue: lost },
  parameters: { tr: { defaultValue: lostInTurkish } },
  render: (args) => <Counting {...args} />,
}

/** More than may be sent stays where it is, and the count says by how much. */
export const TooLong: Story = {
  args: {
    most: 40,
    defaultValue: lost,
    error: 'Use at most 40 characters.',
  },
  parameters: { tr: { defaultValue: lostInTurkish, error: 'En çok 40 karakter kullanın.' } },
}

export const Disabled: Story = {
  args: { defaultValue: 'Sent already.', disabled: true },
  parameters: { tr: { defaultValue: 'Zaten gönderildi.' } },
}
