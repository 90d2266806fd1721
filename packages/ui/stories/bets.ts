import type { TableColumn } from '../src/components/Table/index.ts'

/** A row of the betting record, as stories of tables show it. */
export interface Bet {
  readonly id: string
  readonly time: string
  readonly game: string
  readonly stake: number
  readonly result: number
}

const games = ['Lantern Orchard', 'Pearl Divers', 'Temple of Echoes', 'Neon Parade', 'Clockwork Carnival']

export const bets: readonly Bet[] = Array.from({ length: 12 }, (_, at) => ({
  id: `B${48_210 + at}`,
  time: `2026-11-${String(20 - Math.floor(at / 3)).padStart(2, '0')} ${String(21 - at).padStart(2, '0')}:14:09`,
  game: games[at % games.length] as string,
  stake: [2, 5, 1.2, 10, 0.8, 25][at % 6] as number,
  result: [-2, 12.5, -1.2, -10, 3.2, 1240][at % 6] as number,
}))

const turkish: Readonly<Record<string, string>> = {
  Bet: 'Bahis',
  Total: 'Toplam',
  Time: 'Zaman',
  Game: 'Oyun',
  Stake: 'Tutar',
  Result: 'Sonuç',
}

/** Columns whose totals are those of the rows that they stand over, in the words and numbers of a language. */
export function betColumnsOf(rows: readonly Bet[], language: 'en' | 'tr' = 'en'): readonly TableColumn<Bet>[] {
  const say = (word: string): string => (language === 'tr' ? turkish[word] : undefined) ?? word
  const amount = (value: number): string =>
    value.toLocaleString(language, { minimumFractionDigits: 2, maximumFractionDigits: 2 })
  const sumOf = (part: 'stake' | 'result'): string => amount(rows.reduce((sum, row) => sum + row[part], 0))
  return [
    { id: 'id', header: say('Bet'), cell: ({ id }) => id, total: say('Total') },
    { id: 'time', header: say('Time'), cell: ({ time }) => time, isSortable: true },
    { id: 'game', header: say('Game'), cell: ({ game }) => game },
    {
      id: 'stake',
      header: say('Stake'),
      cell: ({ stake }) => amount(stake),
      align: 'end',
      isSortable: true,
      total: sumOf('stake'),
    },
    { id: 'result', header: say('Result'), cell: ({ result }) => amount(result), align: 'end', total: sumOf('result') },
  ]
}

export const betColumns = betColumnsOf(bets)
/** The columns as they stand in Turkish. */
export const turkishBetColumns = betColumnsOf(bets, 'tr')
