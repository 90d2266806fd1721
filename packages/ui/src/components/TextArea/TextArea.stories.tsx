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

export const Empty: Story = { args: { required: true, hint: 'Numbers of payments or rounds help us find it.' } }

function Counting(args: TextAreaProps) {
  const [value, setValue] = useState('The wheel stood still for a minute, and then my bet was gone.')
  return <TextArea {...args} value={value} onChange={({ target }) => setValue(target.value)} />
}

/** Counts while somebody writes. */
export const Counted: Story = { args: { most: 140 }, render: (args) => <Counting {...args} /> }

/** More than may be sent stays where it is, and the count says by how much. */
export const TooLong: Story = {
  args: {
    most: 40,
    defaultValue: 'The wheel stood still for a minute, and then my bet was gone.',
    error: 'Use at most 40 characters.',
  },
}

export const Disabled: Story = { args: { defaultValue: 'Sent already.', disabled: true } }
