import type { DrawFacts, FixtureFacts, TableFacts } from '../../components/GameTile/index.ts'

/** A table, a match and a lottery as servers tell them. */
export const storyTable: TableFacts = {
  limits: '$1–$500',
  seatsFree: 3,
  results: [
    { text: 'B', tone: 'red' },
    { text: 'P', tone: 'blue' },
    { text: 'B', tone: 'red' },
    { text: 'T', tone: 'green' },
    { text: 'P', tone: 'blue' },
  ],
}

export const storyFixture: FixtureFacts = {
  home: { name: 'Port Veyra', colour: '#1d4ed8' },
  away: { name: 'Calder Vale', colour: '#b91c1c' },
  starts: { instant: '2026-11-20T21:15:00Z', text: '21:15' },
  odds: { home: '1.85', draw: '3.40', away: '4.20' },
}

export const storyDraw: DrawFacts = { pot: '$125,000', balls: [4, 11, 19, 23, 38, 44] }
