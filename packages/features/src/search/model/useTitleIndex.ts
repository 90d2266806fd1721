import type { Game } from '@foyer/contract'
import type { TitleSearch } from '@foyer/rules/title-search'
import { useEffect, useState } from 'react'
import { prepareTitleSearch } from './prepareTitleSearch.ts'

interface TitleIndex extends TitleSearch {
  /** The games whose titles it holds, by their places. */
  readonly games: readonly Game[]
}

let preparing: { readonly games: readonly Game[]; readonly index: Promise<TitleIndex> } | undefined
let ready: TitleIndex | undefined

async function prepare(games: readonly Game[]): Promise<TitleIndex> {
  const search = await prepareTitleSearch(games.map(({ name, vendorName }) => ({ name, also: vendorName })))
  ready = { games, find: search.find }
  return ready
}

/** One index for a list, however often the palette is opened. */
function indexOf(games: readonly Game[]): Promise<TitleIndex> {
  if (preparing?.games !== games) preparing = { games, index: prepare(games) }
  return preparing.index
}

/** The index of all titles once it is made; of a list that has changed, the one before until then. */
export function useTitleIndex(games: readonly Game[] | undefined): TitleIndex | undefined {
  const [index, setIndex] = useState(() => (ready?.games === games ? ready : undefined))
  useEffect(() => {
    if (games === undefined) return undefined
    let isCurrent = true
    void indexOf(games).then((made) => {
      if (isCurrent) setIndex(made)
    })
    return () => {
      isCurrent = false
    }
  }, [games])
  return index
}
