import type { ReactNode } from 'react'
import { Root } from './Receipt.styles.ts'

export interface ReceiptRow {
  readonly id: string
  readonly label: ReactNode
  /** A dash stands in for what is not known yet. */
  readonly value?: ReactNode
}

export interface ReceiptProps {
  rows: readonly ReceiptRow[]
  /** What comes of the rows, large. */
  total?: ReceiptRow
  /** A sentence below it: when it arrives, what else counts. */
  note?: ReactNode
}

/** What something costs and comes to, said before it is sent. */
export function Receipt({ rows, total, note }: ReceiptProps) {
  return (
    <Root>
      <dl>
        {rows.map(({ id, label, value }) => (
          <div key={id}>
            <dt>{label}</dt>
            <dd>
              <bdi>{value ?? '–'}</bdi>
            </dd>
          </div>
        ))}
        {total && (
          <div data-part="total">
            <dt>{total.label}</dt>
            <dd>
              <bdi>{total.value ?? '–'}</bdi>
            </dd>
          </div>
        )}
      </dl>
      {note && <p>{note}</p>}
    </Root>
  )
}
