import { dataId, type PageData, type SiteMessages } from './pageData.ts'
import type { SiteInput } from './runtime/createSite.ts'

async function loadMessages(address: string): Promise<SiteMessages> {
  const answer = await fetch(address, { credentials: 'same-origin' })
  if (!answer.ok) throw new Error(`The texts could not be loaded: ${answer.status}`)
  return (await answer.json()) as SiteMessages // written by the build for this page
}

/** Reads the page's data block and fetches its texts where they stand in a file of their own. */
export async function loadPage(): Promise<SiteInput> {
  const block = document.getElementById(dataId)?.textContent
  if (!block) throw new Error(`The page has no data block #${dataId}`)
  const data = JSON.parse(block) as PageData // written by the build for this page
  const messages = typeof data.messages === 'string' ? await loadMessages(data.messages) : data.messages
  return { ...data, messages }
}
