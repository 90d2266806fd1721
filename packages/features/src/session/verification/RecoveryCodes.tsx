import { Button } from '@foyer/ui/Button'
import { useEffect, useRef } from 'react'
import { useT } from '../model/useT.ts'
import { SetupRoot } from './Setup.styles.ts'

/** The codes that stand in for a lost app; they are shown here and never again. */
export function RecoveryCodes({ codes, onDone }: { codes: readonly string[]; onDone: () => void }) {
  const t = useT()
  const lead = useRef<HTMLParagraphElement>(null)
  useEffect(() => lead.current?.focus(), [])
  return (
    <SetupRoot>
      <p ref={lead} tabIndex={-1}>
        {t('recoveryLead')}
      </p>
      <ul>
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ul>
      <Button tone="primary" size="large" isFullWidth onClick={onDone}>
        {t('recoveryKept')}
      </Button>
    </SetupRoot>
  )
}
