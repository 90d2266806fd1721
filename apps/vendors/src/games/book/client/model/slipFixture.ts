import type { SlipLeg } from './slip.ts'

/** A home win in a match of its own, at odds in hundredths. */
export const legOf = (event: string, odds: number): SlipLeg => ({
  key: `${event} winner 1`,
  event,
  market: 'winner',
  selection: '1',
  odds,
  kind: 'winner',
  sport: 'football',
  sides: ['Alder', 'Birch'],
  start: 1000,
})
