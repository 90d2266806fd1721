import type { GameType, Operations, ProfitGroup, ValueOf } from '@foyer/contract'
import type { FilterValues } from '@foyer/feature-api'
import type { RecordColumn } from '@foyer/ui/centre/RecordsPage'
import type { useT } from './useT.ts'

export type PersonalProfit = ValueOf<Operations['personalProfit']>
export type ProfitRow = PersonalProfit['rows'][number]

export interface ProfitNames {
  readonly t: ReturnType<typeof useT>
  readonly nameOf: (gameType: GameType) => string
  readonly day: (date: string) => string
}

/** What a group is called; play that belongs to no game any more says so. */
export function groupName(
  { t, nameOf, day }: ProfitNames,
  group: ProfitGroup,
  { key, name }: Pick<ProfitRow, 'key' | 'name'>,
) {
  if (key === '') return t('groupNone')
  if (group === 'DAY') return day(key)
  return group === 'CATEGORY' ? nameOf(key as GameType) : (name ?? key) // keys of this grouping are game types
}

/** Filters of the account record that show what a group's numbers are made of. */
export function groupFilters(group: ProfitGroup, key: string, shown: FilterValues): FilterValues {
  const { from = '', to = '', category = '', provider = '' } = shown
  const filters = { from, to, category, provider }
  if (group === 'DAY') return { ...filters, from: key, to: key }
  return group === 'CATEGORY' ? { ...filters, category: key } : { ...filters, provider: key }
}

interface Shown {
  readonly totals: PersonalProfit['totals'] | undefined
  /** What the filters say. */
  readonly shown: FilterValues
  /** Address of the account record with filters. */
  readonly entries: (filters: FilterValues) => string
  /** Address of the bet record with filters: rounds of vendors’ own wallets are there alone. */
  readonly bets: (filters: FilterValues) => string
}

/** What is said of a group of play; on a page every amount leads to its entries. */
export function profitColumns(
  names: ProfitNames,
  group: ProfitGroup,
  page?: Shown,
): readonly RecordColumn<ProfitRow>[] {
  const { t } = names
  const totals = page?.totals
  const madeOf = (kind: string) => {
    if (page === undefined) return undefined
    const record = (ownWallet: boolean | undefined, filters: FilterValues): string =>
      ownWallet ? page.bets(filters) : page.entries({ ...filters, kind })
    return {
      href: ({ key, ownWallet }: ProfitRow) =>
        key === '' ? undefined : record(ownWallet, groupFilters(group, key, page.shown)),
      totalHref: record(totals?.ownWallet, groupFilters('VENDOR', page.shown.provider ?? '', page.shown)),
    }
  }
  return [
    { kind: 'name', id: 'group', header: t(`by_${group}`), value: (row) => groupName(names, group, row) },
    { kind: 'number', id: 'bets', header: t('bets'), value: ({ betCount }) => betCount, total: totals?.betCount },
    {
      kind: 'money',
      id: 'stakes',
      header: t('stakes'),
      value: ({ stakeAmount }) => stakeAmount,
      total: totals?.stakeAmount,
      ...madeOf('stakes'),
    },
    {
      kind: 'money',
      id: 'wins',
      header: t('wins'),
      value: ({ winAmount }) => winAmount,
      total: totals?.winAmount,
      ...madeOf('win'),
    },
    {
      kind: 'money',
      id: 'net',
      header: t('net'),
      value: ({ netAmount }) => netAmount,
      isSigned: true,
      total: totals?.netAmount,
      ...madeOf('play'),
    },
  ]
}

/** How many days, categories or providers there are, in place of so many records. */
export function rowWords(t: ProfitNames['t'], group: ProfitGroup, count: number) {
  const [rows, all] = [t(`rows_${group}`, { count }), t(`allRows_${group}`, { count })]
  return { count_one: rows, count_other: rows, filterTotal_one: all, filterTotal_other: all }
}

interface Part {
  readonly name: string
  readonly value: number
}

/** The parts of a plot, and what all others make together, so that the whole is that of the table. */
export function wholeOf(
  parts: readonly Part[],
  answer: Pick<PersonalProfit, 'totals' | 'totalCount'> | undefined,
  t: ReturnType<typeof useT>,
): readonly Part[] {
  const count = (answer?.totalCount ?? 0) - parts.length
  if (!answer || count <= 0) return parts
  const shown = parts.reduce((sum, { value }) => sum + value, 0)
  return [...parts, { name: t('plotRest', { count }), value: answer.totals.netAmount - shown }]
}
