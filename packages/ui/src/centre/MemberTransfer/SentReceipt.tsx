import { useEffect, useRef } from 'react'
import { Button } from '../../components/Button/index.ts'
import { Notice } from '../../components/Notice/index.ts'
import { Receipt } from '../../components/Receipt/index.ts'
import { sayLabel } from '../../labels/sayLabel.ts'
import type { RecordFormats } from '../RecordsPage/RecordsPage.types.ts'
import type { MemberTransferLabels } from './MemberTransfer.labels.ts'
import type { SentMoney } from './MemberTransfer.types.ts'
import { SentRoot } from './SentReceipt.styles.ts'

interface SentReceiptProps {
  readonly sent: SentMoney
  readonly onAgain: () => void
  readonly formats: RecordFormats
  readonly labels: MemberTransferLabels
}

/** What has just been sent; it has the keyboard, since the button that sent it is gone. */
export function SentReceipt({ sent, onAgain, formats, labels }: SentReceiptProps) {
  const { id, to, amount, balance, time, href } = sent
  const money = formats.money(amount)
  const root = useRef<HTMLDivElement>(null)
  useEffect(() => root.current?.focus(), [])
  return (
    <SentRoot ref={root} tabIndex={-1}>
      <Notice tone="positive" title={sayLabel(labels, 'sentTitle', { amount: money, name: to.name })} labels={labels} />
      <Receipt
        rows={[
          { id: 'to', label: labels.to, value: sayLabel(labels, 'partner', { name: to.name, account: to.account }) },
          { id: 'amount', label: labels.amount, value: money },
          { id: 'time', label: labels.time, value: formats.time(time) },
          { id: 'number', label: labels.number, value: id },
        ]}
        total={{ id: 'left', label: labels.left, value: formats.money(balance) }}
      />
      <div data-part="actions">
        <Button onClick={onAgain}>{labels.again}</Button>
        {href && <Button href={href}>{labels.entry}</Button>}
      </div>
    </SentRoot>
  )
}
