import type { PublicPage, ResolvedBrand, SiteLanguage } from '@foyer/brand'
import type { BrandPage } from '@foyer/brand/node'
import { compilePage, type PagePicture, pageNames, pagePath } from '@foyer/brand/pages'
import { publicSections } from '@foyer/brand/site'
import { address } from './sitePages.ts'

interface OwnPagesInput {
  readonly resolved: Pick<ResolvedBrand, 'pages'>
  readonly pages: readonly BrandPage[]
  readonly languages: readonly SiteLanguage[]
  readonly picture: (name: string) => PagePicture
  /** Address under which the site serves a file of the brand's folder. */
  readonly assetUrl: (asset: string) => string
  /** Puts the text of a page somewhere; returns its address. */
  readonly place: (page: BrandPage, json: string) => string
}

export interface OwnPages {
  readonly pages: readonly PublicPage[]
  /** The text of a page by its address, as html. */
  readonly texts: ReadonlyMap<string, string>
}

/** Pages of a brand's own as the site has them, in the languages they are written in, with their texts. */
export function ownPages({ resolved, pages, languages, picture, assetUrl, place }: OwnPagesInput): OwnPages {
  const texts = new Map<string, string>()
  const publicPages = pageNames(pages).flatMap((name): readonly PublicPage[] => {
    const written = languages.flatMap(({ tag }) => pages.find((one) => one.name === name && one.tag === tag) ?? [])
    const [first] = written
    if (!first) return []
    const content = languages.map((language) => {
      const page = written.find(({ tag }) => tag === language.tag) ?? first
      const html = compilePage(page.markdown, { link: (path) => address(path, language), picture })
      const url = place(page, JSON.stringify({ html }))
      texts.set(url, html)
      return [language.tag, url] as const
    })
    const { layout = 'plain', banner, sections } = resolved.pages[name] ?? {}
    const each = (value: (page: BrandPage) => string) =>
      Object.fromEntries(written.map((page) => [page.tag, value(page)]))
    return [
      {
        name,
        path: pagePath(resolved, name),
        layout,
        ...(banner ? { banner } : {}),
        ...(sections ? { sections: publicSections(sections, assetUrl) } : {}),
        title: each(({ title }) => title),
        description: each(({ description }) => description),
        content: Object.fromEntries(content),
      },
    ]
  })
  return { pages: publicPages, texts }
}
