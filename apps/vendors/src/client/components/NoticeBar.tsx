import { useLabels } from '../i18n/LabelsContext.ts'
import type { Notice } from '../model/view.ts'

export function NoticeBar({ notice }: { readonly notice: Notice | undefined }) {
  const labels = useLabels()
  const text = notice && (notice === 'reconnecting' || notice === 'resumed' ? labels[notice] : labels.problems[notice])
  return (
    <p className="notice" role="alert" data-kind={notice} data-empty={notice === undefined || undefined}>
      {text}
    </p>
  )
}
