import { useLabels } from '@foyer/feature-api'
import { Dialog } from '@foyer/ui/Dialog'
import { AppList } from '../components/AppList.tsx'
import { AppQrCode } from '../components/AppQrCode.tsx'
import { useT } from '../model/useT.ts'

/** The apps over the page (M06). */
export function DownloadModal({ close }: { close: () => void }) {
  const t = useT()
  return (
    <Dialog isOpen onClose={close} title={t('title')} size="medium" labels={useLabels('Dialog')}>
      <AppList code={AppQrCode} />
    </Dialog>
  )
}
