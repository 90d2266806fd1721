import { useLabels } from '@foyer/feature-api'
import { Dialog } from '@foyer/ui/Dialog'
import { Feedback } from '../components/Feedback.tsx'
import { useT } from '../model/useT.ts'

/** Words to customer service, over the page (M10). */
export function FeedbackModal({ close }: { close: () => void }) {
  const t = useT()
  return (
    <Dialog isOpen onClose={close} title={t('title')} size="medium" labels={useLabels('Dialog')}>
      <Feedback onDone={close} />
    </Dialog>
  )
}
