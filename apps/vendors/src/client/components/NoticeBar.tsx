import { useLabels } from '../i18n/LabelsContext.ts'
import type { Notice } from '../model/createSession.ts'
import { DepositButton } from './DepositButton.tsx'

interface NoticeBarProps {
  readonly notice: Notice | undefined
  /** What is said while there is no notice. */
  readonly standing: string | undefined
}

export function NoticeBar({ notice, standing }: NoticeBarProps) {
  const labels = useLabels()
  const text = notice && (notice === 'reconnecting' || notice === 'resumed' ? labels[notice] : labels.problems[notice])
  const shown = text ?? standing
  return (
    <p className="notice" role="alert" data-kind={notice} data-empty={shown === undefined || undefined}>
      {shown}
      {notice === 'insufficient_funds' && <DepositButton />}
    </p>
  )
}
