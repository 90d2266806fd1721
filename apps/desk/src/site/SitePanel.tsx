import { useSite } from '../api/useDesk.ts'
import { AskedState } from '../frame/AskedState.tsx'
import { Panel } from '../frame/Panel.tsx'
import { useLanguage } from '../words/words.ts'
import { SiteForm } from './SiteForm.tsx'

/** Whether a site is open, and to whom. */
export function SitePanel({ merchant }: { readonly merchant: string }) {
  const { say } = useLanguage()
  const { query, change } = useSite(merchant)
  return (
    <Panel id="status" title={say('status')}>
      <AskedState query={query} lines={6} />
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
