import type { Game } from '@foyer/contract'
import { startThread } from '@foyer/feature-api'
import type { TitleHits } from '@foyer/rules/title-search'
import { useEffect, useState } from 'react'
import { createTitleFinder, type TitleFinder } from './createTitleFinder.ts'
// oxlint-disable-next-line import/default -- the bundler gives the address of the file that it makes
import threadAddress from './titleThread.ts?worker&url'

let known: { readonly games: readonly Game[]; readonly finder: TitleFinder } | undefined

/** One index for a list, however often the palette is opened. */
function finderOf(games: readonly Game[]): TitleFinder {
  if (known?.games === games) return known.finder
  known?.finder.end()
  const titles = games.map(({ name, vendorName }) => ({ name, also: vendorName }))
  known = { games, finder: createTitleFinder(titles, () => startThread(threadAddress)) }
  return known.finder
}

interface FoundTitles extends TitleHits {
  /** What they were found for. */
  readonly text: string
}

/** The best titles for a text, as soon as they are known; those of the text before until then, none at first. */
export function useFoundTitles(
  games: readonly Game[] | undefined,
  text: string,
  count: number,
): FoundTitles | undefined {
  const [found, setFound] = useState<FoundTitles>()
  useEffect(() => {
    if (games === undefined) return undefined
    let isCurrent = true
    void finderOf(games)
      .find(text, count)
      .then((hits) => {
        if (isCurrent) setFound({ ...hits, text })
      })
    return () => {
      isCurrent = false
    }
  }, [games, text, count])
  return found
}
