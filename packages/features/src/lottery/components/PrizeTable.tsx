import type { LotteryDraw } from '@foyer/contract'
import { useT } from '../model/useT.ts'
import { PrizeTableRoot } from './PrizeTable.styles.ts'

interface PrizeTableProps {
  rows: NonNullable<LotteryDraw['result']>
  caption: string
}

/** All prize rows of a draw of the national lottery (C21). */
export function PrizeTable({ rows, caption }: PrizeTableProps) {
  const t = useT()
  return (
    <PrizeTableRoot>
      <caption>{caption}</caption>
      <thead>
        <tr>
          <th scope="col">{t('prize')}</th>
          <th scope="col">{t('numbers')}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ row, numbers }) => (
          <tr key={row} data-row={row}>
            <th scope="row">
              <span>{row}</span> {t(`row_${row}`)}
            </th>
            <td>
              <ul>
                {numbers.map((number, at) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: a number may come twice in a row
                  <li key={at}>{number}</li>
                ))}
              </ul>
            </td>
          </tr>
        ))}
      </tbody>
    </PrizeTableRoot>
  )
}
