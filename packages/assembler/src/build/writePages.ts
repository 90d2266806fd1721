import type { PublicConfig, SiteLanguage } from '@foyer/brand'
import type { BrandMessages } from '@foyer/brand/node'
import { ownPageKey } from '@foyer/feature-api/operationKey'
import { type Answers, answersOf } from '../snapshot/snapshot.ts'
import { hashedName } from './contentHash.ts'
import { configInLanguage } from './inLanguage.ts'
import { pageHtml } from './pageHtml.ts'
import type { Portal } from './portal.ts'
import type { SiteDraft } from './siteDraft.ts'
import { siteMessages } from './siteMessages.ts'
import { address, alternatesOf, type SitePage } from './sitePages.ts'
import { placeWords } from './siteWords.ts'
import { textUrl } from './textUrl.ts'
import type { WrittenLanguage } from './writeOffline.ts'

export interface PagesInput {
  readonly portal: Portal
  readonly config: PublicConfig
  readonly ownMessages: BrandMessages
  readonly answers: Answers
  readonly origin: string | undefined
  readonly themeUrl: string
  readonly fontUrls: readonly string[]
  /** Texts of the brand's own pages by their address. */
  readonly texts: ReadonlyMap<string, string>
}

/** Writes what all pages of a language have in common once; pages name the files. */
async function writeCommon({ portal, config, ownMessages, answers }: PagesInput, draft: SiteDraft) {
  const common = config.languages.map(async (language) => {
    const messages = await siteMessages(portal.bundle, language.tag, ownMessages)
    const words = placeWords(portal.bundle.wordsOf(messages, config), language, draft)
    const site = {
      config: configInLanguage(config, language),
      answers: answersOf(answers, portal.bundle.shellQueries, language),
      words: words.addresses,
    }
    const json = JSON.stringify(site)
    const siteUrl = `/assets/${hashedName(`site-${language.tag}.json`, json)}`
    draft.write(siteUrl, json)
    const parts = portal.bundle.createPartStore()
    return [
      language.code,
      { language, messages, words, site, siteUrl, parts, names: new Map<string, string>() },
    ] as const
  })
  return new Map(await Promise.all(common))
}

/** From this many characters on, what a page shows from the server is fetched after the page has been painted. */
const mostEmbedded = 4000

const cssUrls = new Map<string, string>()

/** Address of a page's rules, which many pages have in common. */
function cssUrl(css: string): string {
  const url = cssUrls.get(css) ?? `/assets/${hashedName('page.css', css)}`
  cssUrls.set(css, url)
  return url
}

/** Puts large answers into a file of their own, so that the page's first packets are what is painted. */
function placeAnswers(answers: Answers, placed: Set<string>, draft: SiteDraft): Answers | string {
  const json = JSON.stringify(answers)
  if (json.length < mostEmbedded) return answers
  const path = `assets/${hashedName('answers.json', json)}`
  if (!placed.has(path)) draft.write(path, json)
  placed.add(path)
  return `/${path}`
}

/** The text of a page of the brand's own, under the key that the portal asks for it by. */
function ownText({ config, texts }: PagesInput, path: string, language: SiteLanguage): Answers {
  const page = config.pages.find((one) => one.path === path)
  const url = page && textUrl(page, language)
  const text = url && texts.get(url)
  return url && text !== undefined ? { [JSON.stringify(ownPageKey(url))]: text } : {}
}

/** Renders and writes every page. Gives back what the pages of each language were made of. */
export async function writePages(
  input: PagesInput,
  pages: readonly SitePage[],
  draft: SiteDraft,
): Promise<readonly WrittenLanguage[]> {
  const { portal, origin } = input
  const common = await writeCommon(input, draft)
  const { loginRequired } = input.config.site
  const placed = new Set<string>()
  for (const { route, language, file, aliases, listed } of pages) {
    const shared = common.get(language.code)
    if (!shared) continue
    const { site, messages, words, parts } = shared
    const { config } = site
    const shown = { ...answersOf(input.answers, route.queries, language), ...ownText(input, route.path, language) }
    const answers = { ...site.answers, ...shown }
    const own = Object.fromEntries(Object.entries(shown).filter(([key]) => !Object.hasOwn(site.answers, key)))
    const page = await portal.bundle.render({ config, language, path: route.path, messages, answers, parts })
    shared.names.set(route.path, page.name ?? page.title)
    const pageCss = page.css && cssUrl(page.css)
    if (pageCss) draft.share(pageCss, page.css)
    const isListed = listed && origin !== undefined
    const html = pageHtml({
      config,
      language,
      page,
      attributes: portal.bundle.htmlAttributes(config, language),
      alternates: isListed ? alternatesOf(route.path, config, origin) : [],
      ...(isListed ? { canonical: origin + address(route.path, language) } : {}),
      // The larger one first: it goes over the connection that is open already.
      styles: pageCss ? [pageCss, input.themeUrl] : [input.themeUrl],
      fonts: input.fontUrls,
      entry: portal.entry,
      inlineScript: portal.bundle.inlineScript,
      data: {
        language,
        site: shared.siteUrl,
        messages: words.addressFor(page.features),
        features: page.features,
        answers: placeAnswers(own, placed, draft),
        scripts: portal.scriptsOf(page.modules),
        ...(loginRequired ? { loginRequired } : {}),
      },
    })
    draft.write(file, html)
    for (const alias of aliases) draft.alias(alias, file)
  }
  return [...common.values()].map(({ language, messages, site, names }) => ({
    language,
    messages,
    names,
    config: site.config,
    answers: site.answers,
  }))
}
