import type { TableColumn } from '../../components/Table/index.ts'
import { fillLabel } from '../../labels/fillLabel.ts'
import type { PersonalHistoryLabels } from './PersonalHistory.labels.ts'
import type { HistoryBet, HistoryData, HistoryFormats, HistorySums } from './PersonalHistory.types.ts'

const sumOf = (bets: readonly HistoryBet[], key: keyof HistorySums): number =>
  bets.reduce((sum, bet) => sum + bet[key], 0)

/** Columns of the bets; below the amounts stand the sums of this page and of the whole filter. */
export function historyColumns(
  data: HistoryData | undefined,
  formats: HistoryFormats,
  labels: PersonalHistoryLabels,
): readonly TableColumn<HistoryBet>[] {
  const sums = (page: string, filter: string) => (
    <span data-part="sums">
      <span>{page}</span>
      <span>{filter}</span>
    </span>
  )
  const amount = (id: keyof HistorySums, header: string): TableColumn<HistoryBet> => ({
    id,
    header,
    align: 'end',
    cell: (bet) => <span data-sign={id === 'net' ? Math.sign(bet.net) : undefined}>{formats.money(bet[id])}</span>,
    total: data && sums(formats.money(sumOf(data.bets, id)), formats.money(data.totals[id])),
  })
  const count = (data?.betCount ?? 0).toLocaleString('en')
  return [
    {
      id: 'time',
      header: labels.time,
      cell: ({ time }) => (
        <time dateTime={time} data-quiet>
          {formats.time(time)}
        </time>
      ),
      total: data && sums(labels.pageTotal, fillLabel(labels.filterTotal, { count })),
    },
    {
      id: 'game',
      header: labels.game,
      isRowHeader: true,
      cell: ({ gameName, providerName }) => (
        <span data-part="game">
          {gameName} <span data-quiet>{providerName}</span>
        </span>
      ),
    },
    { id: 'category', header: labels.category, cell: ({ categoryName }) => categoryName },
    { id: 'id', header: labels.betId, cell: ({ id }) => <span data-quiet>{id}</span> },
    {
      id: 'status',
      header: labels.status,
      cell: ({ status }) => (
        <span data-part="status" data-status={status}>
          {labels.statuses[status]}
        </span>
      ),
    },
    amount('bet', labels.bet),
    amount('win', labels.win),
    amount('net', labels.net),
  ]
}
