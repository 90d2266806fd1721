import { SafeHtml, useLabels, useRuntime } from '@foyer/feature-api'
import { Accordion } from '@foyer/ui/Accordion'
import { Button } from '@foyer/ui/Button'
import { EmptyState } from '@foyer/ui/EmptyState'
import { ErrorState } from '@foyer/ui/ErrorState'
import { Skeleton } from '@foyer/ui/Skeleton'
import { useOperation } from '../model/calls.ts'
import { helpQuery } from '../model/helpQuery.ts'
import { useT } from '../model/useT.ts'

/** So many items a preview has (C05, I20). */
const previewed = 4

/** The first items of the help centre, and the way to the others. */
export function HelpPreview() {
  const t = useT()
  const { href } = useRuntime()
  const errorLabels = useLabels('ErrorState')
  const { data, isError, refetch } = useOperation('helpCenter', helpQuery)
  if (!data && isError) return <ErrorState onRetry={() => void refetch()} title={t('error')} labels={errorLabels} />
  if (!data) return <Skeleton lines={previewed * 2} />
  if (data.length === 0) return <EmptyState title={t('emptyTitle')}>{t('emptyText')}</EmptyState>
  return (
    <>
      <Accordion
        items={data.slice(0, previewed).map(({ id, title, content }) => ({
          id,
          title,
          content: <SafeHtml html={content} />,
        }))}
      />
      <Button href={href('help')}>{t('all')}</Button>
    </>
  )
}
