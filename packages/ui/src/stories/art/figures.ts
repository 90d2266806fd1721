import type { Figure } from '../../components/Figures/index.ts'
import { storyMoney, storyNet } from './period.ts'

const staked = 320_400

/** The figures of a month. */
export const storyFigures: readonly Figure[] = [
  { id: 'balance', label: 'Balance', value: '$1,250.50', isProminent: true },
  { id: 'bets', label: 'Bets', value: storyMoney(staked) },
  { id: 'win', label: 'Returned', value: storyMoney(staked + storyNet) },
  { id: 'net', label: 'Net result', value: storyMoney(storyNet), tone: 'negative', hint: 'Settled bets of 30 days' },
  { id: 'pending', label: 'Open', value: undefined },
]
