import type { PaymentInstructions } from '@foyer/contract'
import { orNothing } from '@foyer/feature-api'
import { Button } from '@foyer/ui/Button'
import { DescriptionList } from '@foyer/ui/DescriptionList'
import { lazy, Suspense } from 'react'
import { useRuntime } from '../model/calls.ts'
import { useT } from '../model/useT.ts'
import { TransferRoot } from './Transfer.styles.ts'

/** The account stands above it to be typed. */
const QrCode = lazy(orNothing(() => import('./QrCode.tsx')))

interface TransferDetailsProps {
  readonly instructions: PaymentInstructions
  /** With its currency. */
  readonly amount: string
  /** As a bank's form takes it. */
  readonly plainAmount: string
}

/** Where the money is to be sent, for typing, copying and a phone's camera. */
export function TransferDetails({ instructions: { transfer, url }, amount, plainAmount }: TransferDetailsProps) {
  const t = useT()
  const { toast } = useRuntime()
  if (!transfer) return null
  const copy = (text: string): void => {
    navigator.clipboard
      .writeText(text)
      .then(() => toast({ text: t('copied') }))
      .catch(() => toast({ text: t('notCopied'), tone: 'negative' }))
  }
  const row = (id: string, label: string, value: string, copied: string | undefined = value) => ({
    id,
    label,
    value,
    action: (
      <Button size="small" tone="quiet" aria-label={t('copyOf', { name: label })} onClick={() => copy(copied)}>
        {t('copy')}
      </Button>
    ),
  })
  return (
    <TransferRoot>
      <DescriptionList
        rows={[
          row('beneficiary', t('beneficiary'), transfer.beneficiary),
          row('account', t('account'), transfer.account, transfer.account.replaceAll(' ', '')),
          row('amount', t('amount'), amount, plainAmount),
          { ...row('reference', t('reference'), transfer.reference), hint: t('referenceHint') },
        ]}
      />
      {url && (
        <Suspense fallback={<div data-part="waiting" />}>
          <QrCode value={url} title={t('qrTitle')} hint={t('qrHint')} />
        </Suspense>
      )}
    </TransferRoot>
  )
}
