import { ArrowUpRight } from 'lucide'
import type { ReactNode } from 'react'
import { Badge } from '../../components/Badge/index.ts'
import { Button } from '../../components/Button/index.ts'
import { EmptyState } from '../../components/EmptyState/index.ts'
import type { FormRefusal } from '../../components/Form/index.ts'
import { Glyph } from '../../components/Icon/Glyph.tsx'
import { sayLabel } from '../../labels/sayLabel.ts'
import { PaymentFrame } from '../PaymentFrame/index.ts'
import { PaymentItem } from '../PaymentItem/index.ts'
import type { RecordFormats } from '../RecordsPage/RecordsPage.types.ts'
import { recordFormats } from '../RecordsPage/recordFormats.ts'
import { type MemberTransferLabels, memberTransferLabels } from './MemberTransfer.labels.ts'
import type { Partner, RecipientSearch, SentMoney } from './MemberTransfer.types.ts'
import { SentReceipt } from './SentReceipt.tsx'
import { TransferForm } from './TransferForm.tsx'

export interface MemberTransferProps {
  /** Whom the money goes to; where one chooses, who is chosen first. */
  to?: Partner | undefined
  /** Where there is a choice: whom it may go to. */
  recipients?: RecipientSearch | undefined
  /** What can be sent, integer minor units. */
  balance: number
  decimals?: number
  symbol?: string
  /** Sends the amount of minor units to an account; what it answers is shown and what was typed stays. */
  onSend: (amount: bigint, account: string) => Promise<FormRefusal | undefined>
  /** What has just been sent: its receipt stands in place of the form. */
  done?: SentMoney | undefined
  /** Brings the form back. */
  onAgain: () => void
  /** The newest first. */
  sent: readonly SentMoney[]
  /** Leads on where there is nothing to send: a `Button`. */
  wayToMoney?: ReactNode
  formats?: RecordFormats
  labels?: MemberTransferLabels
}

/** Sends money to another member: to whom, how much and what is left before it is sent, a receipt after it (P05). */
export function MemberTransfer(props: MemberTransferProps) {
  const { to, recipients, balance, decimals = 2, symbol = '$', onSend, done, onAgain, sent, wayToMoney } = props
  const { formats = recordFormats, labels = memberTransferLabels } = props
  const item = ({ id, to: { name, account }, amount, time, href }: SentMoney) => (
    <PaymentItem
      key={id}
      icon={<Glyph of={ArrowUpRight} />}
      title={sayLabel(labels, 'partner', { name, account })}
      amount={formats.money(-amount)}
      badge={<Badge tone="positive">{labels.done}</Badge>}
      facts={sayLabel(labels, 'facts', { time: formats.time(time), number: id })}
      actions={
        href && (
          <Button
            size="small"
            href={href}
            aria-label={sayLabel(labels, 'entryOf', { amount: formats.money(amount), name })}
          >
            {labels.entry}
          </Button>
        )
      }
    />
  )
  return (
    <PaymentFrame
      historyTitle={labels.history}
      history={sent.length > 0 ? sent.map(item) : <EmptyState title={labels.emptyTitle}>{labels.emptyText}</EmptyState>}
    >
      {done ? (
        <SentReceipt sent={done} onAgain={onAgain} formats={formats} labels={labels} />
      ) : balance > 0 ? (
        <TransferForm {...{ to, recipients, balance, decimals, symbol, onSend, formats, labels }} />
      ) : (
        <EmptyState title={labels.nothingTitle} actions={wayToMoney}>
          {labels.nothingText}
        </EmptyState>
      )}
    </PaymentFrame>
  )
}
