import { Button } from '@foyer/ui/Button'
import { EmptyState } from '@foyer/ui/EmptyState'
import { Glyph } from '@foyer/ui/Icon'
import { MailCheck } from 'lucide'
import { useEffect, useRef } from 'react'
import { useT } from '../model/useT.ts'

interface SentProps {
  readonly reference: string
  readonly onAnother: () => void
  /** Closes what it stands in, where that can be closed. */
  readonly onDone?: (() => void) | undefined
}

/** Says that a feedback has come, and its number; the keyboard goes on here, as the form it came from has gone. */
export function Sent({ reference, onAnother, onDone }: SentProps) {
  const t = useT()
  const root = useRef<HTMLDivElement>(null)
  useEffect(() => root.current?.focus(), [])
  return (
    <div ref={root} tabIndex={-1} role="status" data-part="sent">
      <EmptyState
        icon={<Glyph of={MailCheck} />}
        title={t('sent')}
        actions={
          <>
            {onDone && <Button onClick={onDone}>{t('done')}</Button>}
            <Button tone="quiet" onClick={onAnother}>
              {t('another')}
            </Button>
          </>
        }
      >
        {t('sentText', { reference })}
      </EmptyState>
    </div>
  )
}
