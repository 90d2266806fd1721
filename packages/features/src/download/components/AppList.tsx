import { useLabels } from '@foyer/feature-api'
import { Button } from '@foyer/ui/Button'
import { EmptyState } from '@foyer/ui/EmptyState'
import { ErrorState } from '@foyer/ui/ErrorState'
import { Skeleton } from '@foyer/ui/Skeleton'
import { appLinks } from '../model/appLinks.ts'
import { useOperation } from '../model/calls.ts'
import { useT } from '../model/useT.ts'
import { AppListRoot } from './AppList.styles.ts'

/** The apps with QR code and name; choosing one opens it (R23). */
export function AppList() {
  const t = useT()
  const errorLabels = useLabels('ErrorState')
  const { data, isError, refetch } = useOperation('systemStatus', {})
  if (!data && isError) {
    return <ErrorState onRetry={() => void refetch()} title={t('error')} labels={errorLabels} />
  }
  if (!data) return <Skeleton shape="block" ratio="wide" />
  const apps = appLinks(data.info.resources)
  if (apps.length === 0) return <EmptyState title={t('emptyTitle')}>{t('emptyText')}</EmptyState>
  return (
    <AppListRoot>
      {apps.map(({ kind, url, name, qrImage }) => (
        <li key={kind}>
          {qrImage && <img src={qrImage} alt={t('qrAlt', { name })} width={132} height={132} loading="lazy" />}
          <div>
            <strong>{t(kind)}</strong>
            <p>{name}</p>
            <Button href={url}>{t('open', { name: t(kind) })}</Button>
          </div>
        </li>
      ))}
    </AppListRoot>
  )
}
