import { dataId, type PageAnswers, type PageData, type SiteData, type SiteMessages } from './pageData.ts'
import type { SiteInput } from './runtime/createSite.ts'

/** What stands in the page, or in a file that the build wrote for it. */
async function load<Value>(value: Value | string): Promise<Value> {
  if (typeof value !== 'string') return value
  const answer = await fetch(value, { credentials: 'same-origin' })
  if (!answer.ok) throw new Error(`${value} could not be loaded: ${answer.status}`)
  return (await answer.json()) as Value // written by the build for this page
}

/** Reads the page's data block and fetches what stands in files of its own. */
export async function loadPage(): Promise<SiteInput> {
  const block = document.getElementById(dataId)?.textContent
  if (!block) throw new Error(`The page has no data block #${dataId}`)
  const data = JSON.parse(block) as PageData // written by the build for this page
  const [site, messages, answers] = await Promise.all([
    load<SiteData>(data.site),
    load<SiteMessages>(data.messages),
    load<PageAnswers>(data.answers),
  ])
  return { config: site.config, language: data.language, messages, answers: { ...site.answers, ...answers } }
}
