import type { PublicPage, SiteLanguage } from '@foyer/brand'
import { useQuery } from '@tanstack/react-query'
import { useRuntime } from './hooks.ts'
import type { RouteId } from './ids.ts'
import { ownPageKey } from './operationKey.ts'

export interface OwnPageText {
  readonly title: string
  /** As markdown made it; shown through `SafeHtml`. */
  readonly html: string | undefined
  /** Language tag of the text; another than the page's where it is not written in that. */
  readonly tag: string
  readonly isFailed: boolean
  readonly retry: () => void
}

async function fetchText(url: string, signal: AbortSignal): Promise<string> {
  const answer = await fetch(url, { credentials: 'same-origin', signal })
  if (!answer.ok) throw new Error(`${url} could not be loaded: ${answer.status}`)
  const { html } = (await answer.json()) as { readonly html: string } // written by the build
  return html
}

const tagOf = ({ title }: PublicPage, { tag }: SiteLanguage): string =>
  Object.hasOwn(title, tag) ? tag : (Object.keys(title)[0] ?? tag)

/** The text as a page of a language shows it: whatever it is written in, its links stay in the language. */
const urlOf = ({ content }: PublicPage, { tag }: SiteLanguage): string =>
  content[tag] ?? Object.values(content)[0] ?? ''

/** A page of the brand's own, in the language of the site or the first that it is written in. */
export function useOwnPage(routeId: RouteId): OwnPageText | undefined {
  const { config, language } = useRuntime()
  const page = config.pages.find(({ name }) => `page/${name}` === routeId)
  const tag = page ? tagOf(page, language) : ''
  const url = page ? urlOf(page, language) : ''
  const { data, isError, refetch } = useQuery({
    queryKey: ownPageKey(url),
    queryFn: ({ signal }) => fetchText(url, signal),
    enabled: url !== '',
    // The address changes with the text.
    staleTime: Number.POSITIVE_INFINITY,
  })
  if (!page) return undefined
  return { title: page.title[tag] ?? '', html: data, tag, isFailed: isError, retry: () => void refetch() }
}
