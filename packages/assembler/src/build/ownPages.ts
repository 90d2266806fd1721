import type { PublicPage, ResolvedBrand, SiteLanguage } from '@foyer/brand'
import type { BrandPage } from '@foyer/brand/node'
import { compilePage, type PagePicture, pageNames, pagePath } from '@foyer/brand/pages'
import { address } from './sitePages.ts'

interface OwnPagesInput {
  readonly resolved: Pick<ResolvedBrand, 'pages'>
  readonly pages: readonly BrandPage[]
  readonly languages: readonly SiteLanguage[]
  readonly picture: (name: string) => PagePicture
  /** Puts the text of a page somewhere; returns its address. */
  readonly place: (page: BrandPage, json: string) => string
}

export interface OwnPages {
  readonly pages: readonly PublicPage[]
  /** The text of a page by its address, as html. */
  readonly texts: ReadonlyMap<string, string>
}

/** Pages of a brand's own as the site has them, in the languages they are written in, with their texts. */
export function ownPages({ resolved, pages, languages, picture, place }: OwnPagesInput): OwnPages {
  const texts = new Map<string, string>()
  const publicPages = pageNames(pages).flatMap((name): readonly PublicPage[] => {
    const written = languages.flatMap((language) => {
      const page = pages.find((one) => one.name === name && one.tag === language.tag)
      if (!page) return []
      const html = compilePage(page.markdown, { link: (path) => address(path, language), picture })
      const url = place(page, JSON.stringify({ html }))
      texts.set(url, html)
      return [{ page, url }]
    })
    if (written.length === 0) return []
    const { layout = 'plain', banner } = resolved.pages[name] ?? {}
    const each = (value: (one: (typeof written)[number]) => string) =>
      Object.fromEntries(written.map((one) => [one.page.tag, value(one)]))
    return [
      {
        name,
        path: pagePath(resolved, name),
        layout,
        ...(banner ? { banner } : {}),
        title: each(({ page }) => page.title),
        description: each(({ page }) => page.description),
        content: each(({ url }) => url),
      },
    ]
  })
  return { pages: publicPages, texts }
}
