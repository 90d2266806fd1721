import type { PublicConfig } from '@foyer/brand'
import { gameTitles } from '@foyer/contract/operations/gameTitles'
import { wireAdapters } from '../runtime/wireAdapters.ts'

/**
 * Addresses of answers that are the same for everybody and that a site keeps for when there is no connection: the titles that the search
 * reads (N09). Those of an API elsewhere are not the site's to keep.
 */
export async function publicAnswers({ api }: Pick<PublicConfig, 'api'>): Promise<readonly string[]> {
  if (!api.base.startsWith('/')) return []
  // A call without a body needs no key.
  const key = () => Promise.reject(new Error('Titles are not encrypted'))
  const { path } = await wireAdapters[api.adapter].request(gameTitles.shape, undefined, key)
  return [api.base + path]
}
