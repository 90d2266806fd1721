import { type RouteId, SafeHtml, useLabels } from '@foyer/feature-api'
import { EmptyState } from '@foyer/ui/EmptyState'
import { ErrorState } from '@foyer/ui/ErrorState'
import { Skeleton } from '@foyer/ui/Skeleton'
import { useEffect } from 'react'
import { useLocation } from 'react-router-dom'
import { useOperation } from '../model/calls.ts'
import { helpQuery } from '../model/helpQuery.ts'
import { itemsFor } from '../model/itemsFor.ts'
import { useT } from '../model/useT.ts'
import { HelpPageRoot } from './HelpPage.styles.ts'

/** Help items with a table of contents; a hash such as `#term` leads to its item (R21, R22). */
export function HelpPage({ routeId }: { routeId: RouteId }) {
  const t = useT()
  const errorLabels = useLabels('ErrorState')
  const { hash } = useLocation()
  const { data: all, isError, refetch } = useOperation('helpCenter', helpQuery)
  const data = all && itemsFor(routeId, all)
  const isThere = data !== undefined
  useEffect(() => {
    if (isThere && hash) document.getElementById(hash.slice(1))?.scrollIntoView()
  }, [hash, isThere])
  return (
    <HelpPageRoot>
      <h1>{t(routeId === 'helpmc' ? 'titleMember' : 'title')}</h1>
      {!data && !isError && <Skeleton lines={12} />}
      {!data && isError && <ErrorState onRetry={() => void refetch()} title={t('error')} labels={errorLabels} />}
      {data?.length === 0 && <EmptyState title={t('emptyTitle')}>{t('emptyText')}</EmptyState>}
      {data && data.length > 0 && (
        <>
          <nav aria-label={t('contents')}>
            <ul>
              {data.map(({ id, title }) => (
                <li key={id}>
                  <a href={`#${id}`}>{title}</a>
                </li>
              ))}
            </ul>
          </nav>
          <div data-part="items">
            {data.map(({ id, title, content }) => (
              <article key={id} id={id}>
                <h2>{title}</h2>
                <SafeHtml html={content} />
              </article>
            ))}
          </div>
        </>
      )}
    </HelpPageRoot>
  )
}
