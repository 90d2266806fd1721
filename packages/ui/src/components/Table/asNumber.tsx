import type { ReactNode } from 'react'
import type { TableColumn } from './Table.tsx'

/** Numbers stand at the end of their column: a sign stays before its own, also where the page goes the other way. */
export const asNumber = <Row,>({ align }: TableColumn<Row>, shown: ReactNode): ReactNode =>
  align === 'end' && typeof shown === 'string' ? <bdi>{shown}</bdi> : shown
