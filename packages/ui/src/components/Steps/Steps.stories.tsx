import type { Meta, StoryObj } from '@storybook/react-vite'
import { Steps } from './Steps.tsx'

const meta = {
  component: Steps,
  args: {
    steps: [
      { id: '1', title: 'Pick a draw', text: 'Each says when it closes and what it pays.' },
      { id: '2', title: 'Choose your numbers', text: 'Or let chance do it: both are as likely.' },
      { id: '3', title: 'Watch the balls', text: 'Results stand there a minute later.' },
    ],
  },
  argTypes: { steps: { control: false } },
  parameters: {
    tr: {
      steps: [
        { id: '1', title: 'Bir çekiliş seçin', text: 'Her biri ne zaman kapandığını yazar.' },
        { id: '2', title: 'Sayılarınızı seçin', text: 'Ya da şansa bırakın.' },
      ],
    },
  },
} satisfies Meta<typeof Steps>

export default meta
type Story = StoryObj<typeof meta>

export const Three: Story = {}
