import type { Meta, StoryObj } from '@storybook/react-vite'
import { Accordion } from './Accordion.tsx'

const meta = {
  component: Accordion,
  args: {
    items: [
      { id: 'when', title: 'When is the draw?', content: <p>Every evening at nine, by the clock of Istanbul.</p> },
      {
        id: 'how',
        title: 'How do I know that a number was drawn?',
        content: <p>Every result stands in the list of draws, with the instant and the order of the balls.</p>,
      },
      { id: 'late', title: 'What if I am too late?', content: <p>Your ticket takes part in the next draw.</p> },
    ],
  },
  argTypes: { items: { control: false } },
  parameters: {
    tr: {
      items: [
        { id: 'when', title: 'Çekiliş ne zaman?', content: <p>Her akşam dokuzda, İstanbul saatiyle.</p> },
        { id: 'how', title: 'Bir sayının çekildiğini nereden bilirim?', content: <p>Her sonuç listede durur.</p> },
      ],
    },
  },
} satisfies Meta<typeof Accordion>

export default meta
type Story = StoryObj<typeof meta>

export const Questions: Story = {}
