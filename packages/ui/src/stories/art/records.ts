import { storyNow } from '../../../stories/storyTime.ts'
import type { RecordColumn, RecordDay, RecordFilter, RecordTone } from '../../centre/RecordsPage/index.ts'

/** A bet, as stories of records show it; amounts in integer minor units. */
export interface StoryBet {
  readonly id: string
  readonly time: string
  readonly game: string
  readonly provider: string
  readonly category: string
  readonly status: string
  readonly bet: number
  readonly win: number
}

const games = [
  ['Prism Rush', 'Northlight', 'Slots'],
  ['Reef Party', 'Paperkite', 'Fish'],
  ['Royal Sic Bo', 'Oblong', 'Live'],
  ['Sun Temple', 'Halyard', 'Slots'],
] as const
const statuses = ['Lost', 'Won', 'Lost', 'Returned', 'Open', 'Won', 'Cancelled'] as const
const wins: Readonly<Record<string, number>> = { Won: 2.2, Returned: 0.6 }
const dayOf = (time: number): string => new Date(time).toISOString().slice(0, 10)

/** So many bets, the newest first, the last one some minutes before. */
export const storyBets = (count: number, now = storyNow): readonly StoryBet[] =>
  Array.from({ length: count }, (_, index) => {
    const [game, provider, category] = games[index % games.length] ?? games[0]
    const status = statuses[index % statuses.length] ?? 'Lost'
    const bet = 200 + ((index * 350) % 4800)
    const time = new Date(now - 288_000 - index * 947_000).toISOString()
    const win = Math.round(bet * (wins[status] ?? 0))
    return { id: `R${884_201_377 - index * 91}`, time, game, provider, category, status, bet, win }
  })

const tones: Readonly<Record<string, RecordTone>> = { Won: 'positive', Lost: 'quiet', Open: 'pending' }

export const isSettled = ({ status }: StoryBet): boolean => status !== 'Open' && status !== 'Cancelled'

/** Results of the thirty days that end then that look like play: mostly small losses, some gains. */
export const storyDaysUntil = (now: number): readonly RecordDay[] =>
  Array.from({ length: 30 }, (_, index) => ({
    date: dayOf(now - (29 - index) * 86_400_000),
    value: Math.round((Math.sin(index * 1.9) * 0.7 + Math.sin(index * 0.63) - 0.35) * 6200),
  }))

export const storyDays = storyDaysUntil(storyNow)

/** What those days come to; the sums below the rows say the same. */
const net = storyDays.reduce((sum, { value }) => sum + value, 0)
const staked = 1_284_250

export const storyColumns: readonly RecordColumn<StoryBet>[] = [
  { kind: 'time', id: 'time', header: 'Time', value: ({ time }) => time },
  {
    kind: 'name',
    id: 'game',
    header: 'Game',
    value: ({ game }) => game,
    detail: { header: 'Provider', value: ({ provider }) => provider },
  },
  { kind: 'text', id: 'category', header: 'Category', value: ({ category }) => category },
  { kind: 'text', id: 'id', header: 'Bet reference', value: ({ id }) => id },
  {
    kind: 'status',
    id: 'status',
    header: 'Status',
    value: ({ status }) => status,
    tone: ({ status }) => tones[status] ?? 'neutral',
  },
  { kind: 'money', id: 'bet', header: 'Bet', value: ({ bet }) => bet, total: staked },
  { kind: 'money', id: 'win', header: 'Win', value: ({ win }) => win, total: staked + net },
  {
    kind: 'money',
    id: 'net',
    header: 'Net result',
    value: (row) => (isSettled(row) ? row.win - row.bet : undefined),
    isSigned: true,
    total: net,
  },
]

/** Columns and plot where these rows are all there are. */
export function storyOfAll(rows: readonly StoryBet[]) {
  const sumOf = (value: (row: StoryBet) => number | undefined): number =>
    rows.filter(isSettled).reduce((sum, row) => sum + (value(row) ?? 0), 0)
  const columns = storyColumns.map((column) =>
    column.kind === 'money' ? { ...column, total: sumOf(column.value) } : column,
  )
  const days = storyDays.map(({ date }) => ({
    date,
    value: sumOf(({ time, win, bet }) => (time.startsWith(date) ? win - bet : 0)),
  }))
  return { columns, days }
}

/** Filters of bets as they are on a day. */
export const storyFiltersOn = (now: number): readonly RecordFilter[] => [
  {
    kind: 'dates',
    id: 'dates',
    today: dayOf(now),
    earliest: '2024-11-20',
    quickDays: [1, 7, 30],
    longest: 732,
  },
  { kind: 'select', id: 'category', label: 'Category', options: [{ value: 'RNG', label: 'Slots' }] },
  { kind: 'select', id: 'provider', label: 'Provider', options: [{ value: 'NL', label: 'Northlight' }] },
  { kind: 'select', id: 'status', label: 'Status', options: [{ value: 'WON', label: 'Won' }] },
  { kind: 'search', id: 'reference', label: 'Bet reference' },
]

export const storyFilters = storyFiltersOn(storyNow)

/** The thirty days that end today. */
export const storyDates = (now = storyNow) => ({ from: dayOf(now - 29 * 86_400_000), to: dayOf(now) })

/** What columns, filters and statuses say, in Turkish. */
const turkish: Readonly<Record<string, string>> = {
  Time: 'Zaman',
  Game: 'Oyun',
  Provider: 'Sağlayıcı',
  Category: 'Kategori',
  'Bet reference': 'Bahis numarası',
  Status: 'Durum',
  Bet: 'Bahis',
  Win: 'Kazanç',
  'Net result': 'Net sonuç',
  Member: 'Üye',
  Slots: 'Slotlar',
  Fish: 'Balık',
  Live: 'Canlı',
  Lost: 'Kaybetti',
  Won: 'Kazandı',
  Returned: 'Geri döndü',
  Open: 'Açık',
  Cancelled: 'İptal edildi',
}
const inTurkish = (text: string): string => turkish[text] ?? text

/** Columns of a story as they stand in Turkish. */
export const turkishColumns = (columns: readonly RecordColumn<StoryBet>[]): readonly RecordColumn<StoryBet>[] =>
  columns.map((column) => {
    const header = inTurkish(column.header)
    if (column.kind === 'name' && column.detail)
      return { ...column, header, detail: { ...column.detail, header: inTurkish(column.detail.header) } }
    if (column.kind === 'text' || column.kind === 'status')
      return { ...column, header, value: (row) => inTurkish(column.value(row)) }
    return { ...column, header }
  })

/** Filters of a story as they stand in Turkish. */
export const turkishFilters = (filters: readonly RecordFilter[]): readonly RecordFilter[] =>
  filters.map((filter) => {
    if (filter.kind === 'dates') return filter
    const label = inTurkish(filter.label)
    if (filter.kind !== 'select') return { ...filter, label }
    const options = filter.options?.map((one) => ({ ...one, label: inTurkish(one.label) }))
    return { ...filter, label, ...(options && { options }) }
  })

/** Props of a page of bets that stories share. */
export const storyPage = {
  title: 'Bets',
  state: 'ready',
  columns: storyColumns,
  rowKey: ({ id }: StoryBet) => id,
  isCounted: isSettled,
  filters: storyFilters,
  values: storyDates(),
  plot: { title: 'Net result per day', header: 'Net result', days: storyDays },
  page: 1,
} as const

const memberNames = ['lenor', 'marlow', 'tamsin7', 'quillan'] as const

/** Whose bet it is: the column that an agent's page has more. */
export const memberColumn: RecordColumn<StoryBet> = {
  kind: 'text',
  id: 'member',
  header: 'Member',
  value: ({ id }) => memberNames[Number(id.slice(1)) % memberNames.length] ?? memberNames[0],
}
