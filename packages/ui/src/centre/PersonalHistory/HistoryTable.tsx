import { fillLabel } from '../../labels/fillLabel.ts'
import type { PersonalHistoryLabels } from './PersonalHistory.labels.ts'
import type { HistoryBet, HistoryData, HistoryFormats, HistorySums } from './PersonalHistory.types.ts'

interface HistoryTableProps {
  /** Left out while loading: the rows then only keep the place. */
  data: HistoryData | undefined
  skeletonRows: number
  formats: HistoryFormats
  labels: PersonalHistoryLabels
}

const sumOf = (bets: readonly HistoryBet[]): HistorySums =>
  bets.reduce((sum, { bet, win, net }) => ({ bet: sum.bet + bet, win: sum.win + win, net: sum.net + net }), {
    bet: 0,
    win: 0,
    net: 0,
  })

const textColumns = 5

/** Bets under a head that stays in view, with the sums of this page and of the whole filter below. */
export function HistoryTable({ data, skeletonRows, formats, labels }: HistoryTableProps) {
  const money = (minor: number, isSigned = false) => (
    <td data-number data-sign={isSigned ? Math.sign(minor) : undefined}>
      {formats.money(minor)}
    </td>
  )
  const sumRow = (label: string, sums: HistorySums) => (
    <tr>
      <th scope="row" colSpan={textColumns}>
        {label}
      </th>
      {money(sums.bet)}
      {money(sums.win)}
      {money(sums.net, true)}
    </tr>
  )
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls has to be reachable by keyboard
    <section data-part="rows" tabIndex={0} aria-label={labels.records} aria-busy={!data}>
      <table>
        <thead>
          <tr>
            <th scope="col">{labels.time}</th>
            <th scope="col">{labels.betId}</th>
            <th scope="col">{labels.game}</th>
            <th scope="col">{labels.category}</th>
            <th scope="col">{labels.status}</th>
            <th scope="col" data-number>
              {labels.bet}
            </th>
            <th scope="col" data-number>
              {labels.win}
            </th>
            <th scope="col" data-number>
              {labels.net}
            </th>
          </tr>
        </thead>
        <tbody>
          {data?.bets.map((bet) => (
            <tr key={`${bet.providerName} ${bet.id}`}>
              <td data-quiet>
                <time dateTime={bet.time}>{formats.time(bet.time)}</time>
              </td>
              <td data-quiet>{bet.id}</td>
              <td>
                {bet.gameName} <span data-quiet>{bet.providerName}</span>
              </td>
              <td data-quiet>{bet.categoryName}</td>
              <td>
                <span data-part="status" data-status={bet.status}>
                  {labels.statuses[bet.status]}
                </span>
              </td>
              {money(bet.bet)}
              {money(bet.win)}
              {money(bet.net, true)}
            </tr>
          ))}
          {!data &&
            Array.from({ length: skeletonRows }, (_, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: places have no identity but their position
              <tr key={index} data-skeleton>
                <td colSpan={textColumns + 3}>
                  <span />
                </td>
              </tr>
            ))}
        </tbody>
        <tfoot>
          {data && sumRow(labels.pageTotal, sumOf(data.bets))}
          {data && sumRow(fillLabel(labels.filterTotal, { count: data.betCount.toLocaleString('en') }), data.totals)}
        </tfoot>
      </table>
    </section>
  )
}
