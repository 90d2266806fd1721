import type { GameInfo } from '@foyer/contract'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor, within } from 'storybook/test'
import { storyGame } from '../../storyGame.ts'
import { never, refusal, type StoryPortal } from '../../storyPortal.ts'
import { GameInfoModal } from '../modals/GameInfoModal.tsx'

const game = storyGame('Lantern Harbor', 1, { rtp: 96.2, lines: 20 })
const slot: GameInfo = {
  game,
  rules: [
    'Choose a stake and spin. The provider’s server draws the outcome of a round by chance the moment you press.',
    'What each combination pays stands in the paytable inside the game.',
  ],
  minBet: 0.2,
  maxBet: 50,
  jackpotShare: 1,
}
const { rtp: _rtp, lines: _lines, ...unstated } = game
const table: GameInfo = {
  game: {
    ...unstated,
    name: 'Salon Vero Blackjack',
    vendorName: 'Salon Vero',
    gameType: 'LIVE',
    playMoneyOnly: true,
    table: { minBet: 5, maxBet: 2500, seats: 7, seatsFree: 3 },
  },
  rules: ['Come closer to 21 than the dealer without going over.'],
  minBet: 5,
  maxBet: 2500,
}

const portal = (gameInfo: () => unknown) => ({
  portal: { answers: { gameInfo } } satisfies StoryPortal,
  docs: { story: { inline: false, height: '720px' } },
})
const dialogOf = (canvas: HTMLElement) => within(canvas.ownerDocument.body).findByRole('dialog')

const meta = {
  title: 'games/About a game',
  component: GameInfoModal,
  tags: ['!autodocs'],
  args: { nodeId: 1, name: 'Lantern Harbor', close: () => undefined },
  parameters: portal(() => slot),
} satisfies Meta<typeof GameInfoModal>

export default meta
type Story = StoryObj<typeof meta>

/** A slot with a jackpot. */
export const Slot: Story = {
  play: async ({ canvasElement }) => {
    const dialog = await dialogOf(canvasElement)
    await waitFor(() => expect(dialog).toHaveTextContent('Backstage Games'), { timeout: 10_000 })
    await expect(dialog).toHaveTextContent(/96[.,]2/)
    await expect(dialog).toHaveTextContent(/50[.,]00/)
  },
}

/** A table with seats, played with play money only; nobody states a return. */
export const Table: Story = { parameters: portal(() => table) }

/** A server that states nothing but the name. */
export const Unstated: Story = { parameters: portal(() => ({ game: unstated, rules: [] })) }

export const Loading: Story = { parameters: portal(never) }

export const Failed: Story = {
  parameters: portal(() => {
    throw refusal('unavailable')
  }),
}
