import type { Meta, StoryObj } from '@storybook/react-vite'
import { storyGames } from '../../stories/art/games.ts'
import { JackpotCounter } from '../JackpotCounter/index.ts'
import { WinnerBoard, type WinnerEntry } from './WinnerBoard.tsx'

const entries: readonly WinnerEntry[] = storyGames(20).map(({ id, image, name }, index) => ({
  id,
  icon: image,
  customerName: `${'adelmk'[index % 6]}***${'rsty'[index % 4]}${index}`,
  gameName: name,
  amount: `$${(18_240.5 / (index + 1)).toLocaleString('en', { minimumFractionDigits: 2, maximumFractionDigits: 2 })}`,
}))

const meta = {
  component: WinnerBoard,
  args: { entries },
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
