import { AppList } from '../components/AppList.tsx'
import { AppQrCode } from '../components/AppQrCode.tsx'
import { InstallGuide } from '../components/InstallGuide.tsx'
import { useT } from '../model/useT.ts'
import { DownloadPageRoot } from './DownloadPage.styles.ts'

/** App download (R23). */
export function DownloadPage() {
  const t = useT()
  return (
    <DownloadPageRoot>
      <h1>{t('title')}</h1>
      <p data-part="lead">{t('lead')}</p>
      <AppList code={AppQrCode} />
      <InstallGuide />
    </DownloadPageRoot>
  )
}
