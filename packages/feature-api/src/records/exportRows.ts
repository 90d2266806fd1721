import { fromMinor } from '@foyer/contract'
import type { Formats } from './formats.ts'

interface TextColumn<Row> {
  readonly kind: 'text' | 'name' | 'status' | 'time'
  readonly header: string
  readonly value: (row: Row) => string
  /** A second fact in the same cell; a column of its own in the file. */
  readonly detail?: { readonly header: string; readonly value: (row: Row) => string }
}

interface AmountColumn<Row> {
  readonly kind: 'money' | 'number'
  readonly header: string
  readonly value: (row: Row) => number | undefined
}

/** What an exported file needs of a column; the kit's columns of a records page have it all. */
export type ExportColumn<Row> = TextColumn<Row> | AmountColumn<Row>

/** The rows of the exported file, the heading first. Amounts are plain decimals, so that a program can add them up. */
export function exportRows<Row>(
  columns: readonly ExportColumn<Row>[],
  rows: readonly Row[],
  { time, timeZone, decimals }: Formats,
  currency: string,
): readonly (readonly string[])[] {
  const written = columns.flatMap((column): Written<Row>[] => {
    const { header } = column
    switch (column.kind) {
      case 'money':
        return [
          {
            header: `${header} (${currency})`,
            cell: (row) => amountText(column.value(row), (minor) => fromMinor(minor, decimals)),
          },
        ]
      case 'number':
        return [{ header, cell: (row) => amountText(column.value(row), String) }]
      case 'time':
        return withDetail({ header: `${header} (${timeZone})`, cell: (row) => time(column.value(row)) }, column)
      default:
        return withDetail({ header, cell: column.value }, column)
    }
  })
  return [written.map(({ header }) => header), ...rows.map((row) => written.map(({ cell }) => cell(row)))]
}

interface Written<Row> {
  readonly header: string
  readonly cell: (row: Row) => string
}

const withDetail = <Row>(own: Written<Row>, { detail }: TextColumn<Row>): Written<Row>[] =>
  detail ? [own, { header: detail.header, cell: detail.value }] : [own]

const amountText = (value: number | undefined, write: (value: number) => string): string =>
  value === undefined ? '' : write(value)
