import { type RouteId, SafeHtml, useLabels, useOwnPage, useRuntime } from '@foyer/feature-api'
import { ErrorState } from '@foyer/ui/ErrorState'
import { Prose } from '@foyer/ui/Prose'
import { Skeleton } from '@foyer/ui/Skeleton'
import { useT } from '../model/useT.ts'
import { OwnPageRoot } from './OwnPage.styles.ts'

/** A page that the brand wrote, with a note where it is not there in the visitor's language. */
export function OwnPage({ routeId }: { routeId: RouteId }) {
  const t = useT()
  const errorLabels = useLabels('ErrorState')
  const { config, language } = useRuntime()
  const page = useOwnPage(routeId)
  if (!page) return null
  const { title, html, tag, isFailed, retry } = page
  const shown = config.languages.find((one) => one.tag === tag)?.name ?? tag
  return (
    <OwnPageRoot>
      {tag !== language.tag && <p data-part="notice">{t('otherLanguage', { wanted: language.name, shown })}</p>}
      <h1 lang={tag}>{title}</h1>
      {html !== undefined && (
        <Prose lang={tag}>
          <SafeHtml html={html} />
        </Prose>
      )}
      {html === undefined && !isFailed && <Skeleton lines={8} />}
      {html === undefined && isFailed && <ErrorState onRetry={retry} title={t('error')} labels={errorLabels} />}
    </OwnPageRoot>
  )
}
