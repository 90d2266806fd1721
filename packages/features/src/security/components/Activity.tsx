import { useLabels, useRuntime } from '@foyer/feature-api'
import { RecordsPage } from '@foyer/ui/centre/RecordsPage'
import { activityColumns, activityFilters, activityInput } from '../model/activity.ts'
import { useRecords } from '../model/calls.ts'
import { useT } from '../model/useT.ts'

/** What has happened to the account: who signed in, and what was changed; the last thirty days first. */
export function Activity() {
  const t = useT()
  const { tag } = useRuntime().language
  const columns = activityColumns(t, tag)
  const { page } = useRecords({
    operation: 'accountActivity',
    filters: activityFilters(t),
    input: activityInput,
    rows: ({ list }) => list,
    rowKey: ({ id }) => id,
    columns,
    fileName: t('fileName'),
  })
  return <RecordsPage {...page} title={t('part_activity')} columns={columns} labels={useLabels('RecordsPage')} />
}
