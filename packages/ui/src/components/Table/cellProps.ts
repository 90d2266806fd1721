import type { TableColumn } from './Table.tsx'

/** What style needs of a cell's column: its place, its side, and the header it carries where rows are cards. */
export const cellProps = <Row>({ id, kind, align, header }: TableColumn<Row>) => ({
  'data-column': id,
  'data-kind': kind,
  'data-align': align,
  'data-label': typeof header === 'string' ? header : undefined,
})
