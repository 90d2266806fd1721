import { ErrorState, errorStateLabels } from '@foyer/ui/ErrorState'
import { Skeleton } from '@foyer/ui/Skeleton'
import { useSite } from '../api/useDesk.ts'
import { Panel } from '../frame/Panel.tsx'
import { useLanguage } from '../words/words.ts'
import { SiteForm } from './SiteForm.tsx'

/** Whether a site is open, and to whom. */
export function SitePanel({ merchant }: { readonly merchant: string }) {
  const { say, kit } = useLanguage()
  const { query, change } = useSite(merchant)
  return (
    <Panel id="status" title={say('status')}>
      {query.isPending && <Skeleton shape="text" lines={6} />}
      {query.isError && (
        <ErrorState
          title={say('offline')}
          labels={{ ...errorStateLabels, ...kit('ErrorState') }}
          isRetrying={query.isFetching}
          onRetry={() => void query.refetch()}
        />
      )}
      {query.data && (
        <SiteForm
          key={merchant}
          site={query.data}
          onSave={(site) => change.mutate(site)}
          isSaving={change.isPending}
          hasFailed={change.isError}
          isSaved={change.isSuccess}
        />
      )}
    </Panel>
  )
}
