import type { TableColumn } from '../src/components/Table/index.ts'

/** A row of the betting record, as stories of tables show it. */
export interface Bet {
  readonly id: string
  readonly time: string
  readonly game: string
  readonly stake: number
  readonly result: number
}

const amount = (value: number): string =>
  value.toLocaleString('en', { minimumFractionDigits: 2, maximumFractionDigits: 2 })

const games = ['Lantern Orchard', 'Pearl Divers', 'Temple of Echoes', 'Neon Parade', 'Clockwork Carnival']

export const bets: readonly Bet[] = Array.from({ length: 12 }, (_, at) => ({
  id: `B${48_210 + at}`,
  time: `2026-11-${String(20 - Math.floor(at / 3)).padStart(2, '0')} ${String(21 - at).padStart(2, '0')}:14:09`,
  game: games[at % games.length] as string,
  stake: [2, 5, 1.2, 10, 0.8, 25][at % 6] as number,
  result: [-2, 12.5, -1.2, -10, 3.2, 1240][at % 6] as number,
}))

export const betColumns: readonly TableColumn<Bet>[] = [
  { id: 'id', header: 'Bet', cell: ({ id }) => id, total: 'Total' },
  { id: 'time', header: 'Time', cell: ({ time }) => time, isSortable: true },
  { id: 'game', header: 'Game', cell: ({ game }) => game },
  { id: 'stake', header: 'Stake', cell: ({ stake }) => amount(stake), align: 'end', isSortable: true, total: '88.00' },
  { id: 'result', header: 'Result', cell: ({ result }) => amount(result), align: 'end', total: '2,485.00' },
]

const turkish: Readonly<Record<string, string>> = {
  id: 'Bahis',
  time: 'Zaman',
  game: 'Oyun',
  stake: 'Tutar',
  result: 'Sonuç',
}

/** The columns as they stand in Turkish. */
export const turkishBetColumns: readonly TableColumn<Bet>[] = betColumns.map((column) => ({
  ...column,
  header: turkish[column.id] ?? column.header,
  ...(column.id === 'id' && { total: 'Toplam' }),
}))
