import type { Meta, StoryObj } from '@storybook/react-vite'
import { boardWinners } from '../../stories/art/boardWinners.ts'
import { JackpotCounter } from '../JackpotCounter/index.ts'
import { WinnerBoard, type WinnerBoardProps } from './WinnerBoard.tsx'

const meta = {
  component: WinnerBoard,
  args: { entries: boardWinners() },
  parameters: {
    clock: (now: number) => ({ entries: boardWinners(now) }),
    tr: ({ entries }: WinnerBoardProps) => ({
      entries: entries.map(({ at, ...entry }) => ({
        ...entry,
        ...(at && { at: { ...at, words: at.words.replace('min. ago', 'dk. önce') } }),
      })),
    }),
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

/** With the counter, which says what it is. */
export const WithJackpot: Story = {
  args: {
    jackpot: (
      <JackpotCounter source={{ kind: 'feed', value: 418_220_914 }} format={(n) => `$${n.toLocaleString('en')}`} />
    ),
  },
}

/** Stands still from the start. */
export const Still: Story = { args: { scrollEvery: 0 } }

export const Empty: Story = { args: { entries: [] } }
