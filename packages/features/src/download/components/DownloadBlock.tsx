import { useRuntime } from '@foyer/feature-api'
import { Button } from '@foyer/ui/Button'
import { appLinks } from '../model/appLinks.ts'
import { useOperation } from '../model/calls.ts'
import { useT } from '../model/useT.ts'
import { AppList } from './AppList.tsx'
import { DownloadBlockRoot } from './DownloadBlock.styles.ts'

/** The apps on home (L06). Nothing while the brand has none. */
export function DownloadBlock() {
  const t = useT()
  const { openModal } = useRuntime()
  const { data } = useOperation('systemStatus', {})
  if (!data || appLinks(data.info.resources).length === 0) return null
  return (
    <DownloadBlockRoot>
      <header>
        <h2>{t('title')}</h2>
        <p>{t('lead')}</p>
        <Button onClick={() => openModal('download', {})}>{t('scan')}</Button>
      </header>
      <AppList />
    </DownloadBlockRoot>
  )
}
