import { loadJson } from './loadJson.ts'
import { dataId, type PageAnswers, type PageData, type SiteData, type SiteMessages } from './pageData.ts'
import type { SiteInput } from './runtime/createSite.ts'

/** Reads the page's data block and fetches what stands in files of its own. */
export async function loadPage(): Promise<SiteInput> {
  const block = document.getElementById(dataId)?.textContent
  if (!block) throw new Error(`The page has no data block #${dataId}`)
  const data = JSON.parse(block) as PageData // written by the build for this page
  const [site, messages, answers] = await Promise.all([
    loadJson<SiteData>(data.site),
    loadJson<SiteMessages>(data.messages),
    loadJson<PageAnswers>(data.answers),
  ])
  return {
    config: site.config,
    language: data.language,
    messages,
    answers: { ...site.answers, ...answers },
    ...(site.words && { words: { addresses: site.words, brought: data.features ?? [] } }),
  }
}
