import type { Meta, StoryObj } from '@storybook/react-vite'
import { boardWinners } from '../../stories/art/boardWinners.ts'
import { turkishWinners } from '../../stories/art/winners.ts'
import { JackpotCounter, type JackpotCounterProps } from '../JackpotCounter/index.ts'
import turkishCounter from '../JackpotCounter/messages/tr.json'
import { WinnerBoard, type WinnerBoardProps } from './WinnerBoard.tsx'

const meta = {
  component: WinnerBoard,
  args: { entries: boardWinners() },
  parameters: {
    clock: (now: number) => ({ entries: boardWinners(now) }),
    tr: ({ entries }: WinnerBoardProps) => ({ entries: turkishWinners(entries) }),
  },
  argTypes: { entries: { control: false }, jackpot: { control: false } },
  decorators: (Story) => (
    <div style={{ width: 360, maxWidth: '100%' }}>
      <Story />
    </div>
  ),
} satisfies Meta<typeof WinnerBoard>

export default meta
type Story = StoryObj<typeof meta>

/** Steps on by one row; pointer, focus and the button hold it. */
export const Board: Story = {}

const jackpot = (language: string, words: Pick<JackpotCounterProps, 'labels'> = {}) => (
  <JackpotCounter
    {...words}
    source={{ kind: 'feed', value: 418_220_914 }}
    format={(n) => `$${n.toLocaleString(language)}`}
  />
)

/** With the counter, which says what it is. */
export const WithJackpot: Story = {
  args: { jackpot: jackpot('en') },
  parameters: {
    tr: ({ entries }: WinnerBoardProps) => ({
      entries: turkishWinners(entries),
      jackpot: jackpot('tr', { labels: turkishCounter }),
    }),
  },
}

/** Stands still from the start. */
export const Still: Story = { args: { scrollEvery: 0 } }

export const Empty: Story = { args: { entries: [] } }
