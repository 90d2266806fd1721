import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
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

/** The first one is open; the others keep their place below it. */
export const WithAnswerOpen: Story = {
  play: async ({ canvasElement }) => {
    const [title] = within(canvasElement).getAllByRole('group')
    const summary = title?.querySelector('summary')
    if (!summary) throw new Error('No title')
    await userEvent.click(summary)
    await expect(title).toHaveAttribute('open')
  },
}

const long = (title: string, lead: string, points: readonly string[]) => [
  {
    id: 'long',
    title,
    content: (
      <>
        <p>{lead}</p>
        <ol>
          {points.map((point) => (
            <li key={point}>{point}</li>
          ))}
        </ol>
      </>
    ),
  },
]

/** A title of several lines keeps its arrow beside the first one; an answer may hold a list. */
export const WithLongWords: Story = {
  args: {
    items: long(
      'What happens to a ticket that was bought for several draws, when one of them is put off to the next day?',
      'Nothing is lost. What was paid for stays paid for:',
      [
        'The ticket waits for the draw that was put off.',
        'The draws after it keep their times.',
        'You are told by a message.',
      ],
    ),
  },
  parameters: {
    tr: {
      items: long(
        'Birkaç çekiliş için alınmış bir bilet, çekilişlerden biri ertesi güne ertelenirse ne olur?',
        'Hiçbir şey kaybolmaz. Ödenen ödenmiş kalır:',
        ['Bilet ertelenen çekilişi bekler.', 'Sonraki çekilişlerin saati değişmez.', 'Bir iletiyle haber verilir.'],
      ),
    },
  },
  decorators: (Story) => (
    <div style={{ maxWidth: 358 }}>
      <Story />
    </div>
  ),
  play: WithAnswerOpen.play,
}
