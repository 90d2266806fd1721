import type { Figure } from '../../components/Figures/index.ts'

/** The figures of a month. */
export const storyFigures: readonly Figure[] = [
  { id: 'balance', label: 'Balance', value: '€12,480.20', isProminent: true },
  { id: 'bets', label: 'Bets', value: '€3,204.00' },
  { id: 'win', label: 'Returned', value: '€2,918.40' },
  { id: 'net', label: 'Net result', value: '-€285.60', tone: 'negative', hint: 'Settled bets of 30 days' },
  { id: 'pending', label: 'Open', value: undefined },
]
