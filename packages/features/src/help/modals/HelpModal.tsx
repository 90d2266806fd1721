import { useLabels } from '@foyer/feature-api'
import { Dialog } from '@foyer/ui/Dialog'
import { HelpPreview } from '../components/HelpPreview.tsx'
import { HelpSectionRoot } from '../components/HelpSection.styles.ts'
import { useT } from '../model/useT.ts'

/** The first questions over any page, and the way to the help centre (M09). */
export function HelpModal({ close }: { close: () => void }) {
  const t = useT()
  return (
    <Dialog isOpen onClose={close} title={t('title')} size="medium" labels={useLabels('Dialog')}>
      <HelpSectionRoot as="div">
        <HelpPreview />
      </HelpSectionRoot>
    </Dialog>
  )
}
