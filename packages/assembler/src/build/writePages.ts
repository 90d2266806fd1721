import type { PublicConfig } from '@foyer/brand'
import type { BrandMessages } from '@foyer/brand/node'
import { type Answers, answersOf } from '../snapshot/snapshot.ts'
import { hashedName } from './contentHash.ts'
import { configInLanguage } from './inLanguage.ts'
import { pageHtml } from './pageHtml.ts'
import type { Portal } from './portal.ts'
import type { SiteDraft } from './siteDraft.ts'
import { webManifest } from './siteFiles.ts'
import { siteMessages } from './siteMessages.ts'
import { address, alternatesOf, type SitePage } from './sitePages.ts'

export interface PagesInput {
  readonly portal: Portal
  readonly config: PublicConfig
  readonly ownMessages: BrandMessages
  readonly answers: Answers
  readonly origin: string | undefined
  readonly themeUrl: string
  readonly fontUrls: readonly string[]
}

/** Writes the texts of each language once; pages name the file. */
async function writeTexts({ portal, config, ownMessages }: PagesInput, draft: SiteDraft) {
  const texts = config.languages.map(async (language) => {
    const messages = await siteMessages(portal.bundle, language.tag, ownMessages)
    const json = JSON.stringify(messages)
    const url = `/assets/${hashedName(`messages-${language.tag}.json`, json)}`
    draft.share(url, json)
    draft.write(`${language.prefix}/site.webmanifest`, webManifest(config, language))
    return [language.code, { messages, url, config: configInLanguage(config, language) }] as const
  })
  return new Map(await Promise.all(texts))
}

/** From this many characters on, what a page shows from the server is fetched after the page has been painted. */
const mostEmbedded = 4000

/** Puts large answers into a file of their own, so that the page's first packets are what is painted. */
function placeAnswers(answers: Answers, placed: Set<string>, draft: SiteDraft): Answers | string {
  const json = JSON.stringify(answers)
  if (json.length < mostEmbedded) return answers
  const path = `assets/${hashedName('answers.json', json)}`
  if (!placed.has(path)) draft.write(path, json)
  placed.add(path)
  return `/${path}`
}

/** Renders and writes every page. */
export async function writePages(input: PagesInput, pages: readonly SitePage[], draft: SiteDraft): Promise<void> {
  const { portal, origin } = input
  const texts = await writeTexts(input, draft)
  const placed = new Set<string>()
  for (const { route, language, file, aliases, listed } of pages) {
    const text = texts.get(language.code)
    if (!text) continue
    const { config, messages } = text
    const answers = answersOf(input.answers, route.queries, language)
    const page = await portal.bundle.render({ config, language, path: route.path, messages, answers })
    const pageCss = page.css && `/assets/${hashedName('page.css', page.css)}`
    if (pageCss) draft.share(pageCss, page.css)
    const isListed = listed && origin !== undefined
    const html = pageHtml({
      config,
      language,
      page,
      attributes: portal.bundle.htmlAttributes(config, language),
      alternates: isListed ? alternatesOf(route.path, config, origin) : [],
      ...(isListed ? { canonical: origin + address(route.path, language) } : {}),
      styles: pageCss ? [input.themeUrl, pageCss] : [input.themeUrl],
      fonts: input.fontUrls,
      entry: portal.entry,
      inlineScript: portal.bundle.inlineScript,
      data: {
        config,
        language,
        messages: text.url,
        answers: placeAnswers(answers, placed, draft),
        scripts: portal.scriptsOf(page.modules),
      },
    })
    draft.write(file, html)
    for (const alias of aliases) draft.alias(alias, file)
  }
}
