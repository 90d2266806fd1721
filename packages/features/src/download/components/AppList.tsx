import { useLabels } from '@foyer/feature-api'
import { Button } from '@foyer/ui/Button'
import { EmptyState } from '@foyer/ui/EmptyState'
import { ErrorState } from '@foyer/ui/ErrorState'
import { Skeleton } from '@foyer/ui/Skeleton'
import type { ComponentType } from 'react'
import { type AppLink, appLinks } from '../model/appLinks.ts'
import { useOperation } from '../model/calls.ts'
import { useT } from '../model/useT.ts'
import { AppListRoot } from './AppList.styles.ts'

interface AppListProps {
  /** What draws an app's QR code; without it there are none, and the code that draws them is not fetched. */
  code?: ComponentType<{ app: AppLink }>
}

/** The apps with QR code and name; choosing one opens it (R23). */
export function AppList({ code: Code }: AppListProps) {
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
      {apps.map((app) => (
        <li key={app.kind}>
          {Code && <Code app={app} />}
          <div>
            <strong>{t(app.kind)}</strong>
            <p>{app.name}</p>
            <Button href={app.url}>{t('open', { name: t(app.kind) })}</Button>
          </div>
        </li>
      ))}
    </AppListRoot>
  )
}
