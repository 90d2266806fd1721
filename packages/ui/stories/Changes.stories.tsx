import type { Meta, StoryObj } from '@storybook/react-vite'
import { Changes } from './Changes.tsx'
import { changes, history } from './changes.ts'

const meta = {
  title: 'Start here/Changes',
  component: Changes,
  tags: ['!autodocs'],
  args: { changes, history },
  argTypes: { changes: { control: false }, history: { control: false } },
} satisfies Meta<typeof Changes>

export default meta
type Story = StoryObj<typeof meta>

/** In the words of those who made them. */
export const Kit: Story = {}

/** Right after a release. */
export const Nothing: Story = { args: { changes: [], history: '' } }
