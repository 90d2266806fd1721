import { useEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import { PrintSheetRoot } from '../../styles/PrintSheet.styles.ts'
import type { ActivityStatementLabels } from './ActivityStatement.labels.ts'
import type { Statement, StatementHead } from './ActivityStatement.types.ts'
import type { StatementColumn } from './statementColumns.ts'

interface PrintSheetProps {
  head: StatementHead
  statement: Statement
  columns: readonly StatementColumn[]
  openingText: string
  labels: ActivityStatementLabels
}

/** The statement as it goes to paper or into a PDF, beside the page in its document; hidden from everybody on the screen. */
export function PrintSheet(props: PrintSheetProps) {
  const [body, setBody] = useState<HTMLElement>()
  useEffect(() => setBody(document.body), [])
  return body ? createPortal(<Sheet {...props} />, body) : null
}

function Sheet({ head, statement, columns, openingText, labels }: PrintSheetProps) {
  const facts = [
    [labels.account, head.account],
    [labels.period, `${head.from} – ${head.to}`],
    [labels.issued, head.issued],
    [labels.opening, openingText],
  ]
  return (
    <PrintSheetRoot>
      <h1>
        {head.site} · {labels.title}
      </h1>
      <dl>{facts.map(([name, value]) => [<dt key={`${name} name`}>{name}</dt>, <dd key={name}>{value}</dd>])}</dl>
      <table>
        <thead>
          <tr>
            <th scope="col">{labels.month}</th>
            {columns.map(({ id, header }) => (
              <th key={id} scope="col">
                {header}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {statement.months.map((month) => (
            <tr key={month.id}>
              <th scope="row">{month.name}</th>
              {columns.map(({ id, text }) => (
                <td key={id}>
                  <bdi>{text(month)}</bdi>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{labels.total}</th>
            {columns.map(({ id, total }) => (
              <td key={id}>
                <bdi>{total}</bdi>
              </td>
            ))}
          </tr>
        </tfoot>
      </table>
      <p>{labels.note}</p>
    </PrintSheetRoot>
  )
}
