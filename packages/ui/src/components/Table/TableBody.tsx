import type { ReactNode } from 'react'
import { cellProps } from './cellProps.ts'
import { isolate } from './isolate.tsx'
import type { TableColumn, TableProps, TableState } from './Table.tsx'

interface TableBodyProps<Row> extends TableProps<Row> {
  state: TableState
}

/** The rows of a table, or what stands in for them. */
export function TableBody<Row>(props: TableBodyProps<Row>) {
  const { columns, rows, rowKey, state, empty, error, placeholderRows = 8 } = props
  if (state === 'error') return <Message columns={columns}>{error}</Message>
  if (rows.length === 0 && state === 'ready') return <Message columns={columns}>{empty}</Message>
  if (rows.length === 0) return <Placeholders columns={columns} count={placeholderRows} />
  const named = columns.find(({ isRowHeader }) => isRowHeader) ?? columns[0]
  return (
    <tbody>
      {rows.map((row) => (
        <tr key={rowKey(row)} data-part="row">
          {columns.map((column) =>
            column === named ? (
              <th key={column.id} scope="row" {...cellProps(column)}>
                {isolate(column.cell(row))}
              </th>
            ) : (
              <td key={column.id} {...cellProps(column)}>
                {isolate(column.cell(row))}
              </td>
            ),
          )}
        </tr>
      ))}
    </tbody>
  )
}

function Message<Row>({ columns, children }: { columns: readonly TableColumn<Row>[]; children: ReactNode }) {
  return (
    <tbody>
      <tr>
        <td data-part="message" colSpan={columns.length}>
          {children}
        </td>
      </tr>
    </tbody>
  )
}

function Placeholders<Row>({ columns, count }: { columns: readonly TableColumn<Row>[]; count: number }) {
  return (
    <tbody aria-hidden>
      {[...Array(count).keys()].map((row) => (
        <tr key={row}>
          {columns.map((column) => (
            <td key={column.id} {...cellProps(column)}>
              <span data-part="bar">…</span>
            </td>
          ))}
        </tr>
      ))}
    </tbody>
  )
}
