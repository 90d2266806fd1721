import type { Meta, StoryObj } from '@storybook/react-vite'
import { Quote } from './Quote.tsx'

const meta = {
  component: Quote,
  args: {
    children: 'A figure that nobody can look up is a promise. We would rather print the record.',
    by: 'Ada Keys',
    detail: 'Head of the desk',
  },
  parameters: {
    tr: {
      children: 'Kimsenin bakamadığı bir sayı yalnızca sözdür. Biz kaydı basarız.',
      by: 'Ada Keys',
      detail: 'Masa sorumlusu',
    },
  },
} satisfies Meta<typeof Quote>

export default meta
type Story = StoryObj<typeof meta>

export const Signed: Story = {}

/** The house itself speaks. */
export const Unsigned: Story = { args: { by: undefined, detail: undefined } }
