import type { Game } from '@foyer/contract'
import { foldText } from '@foyer/rules'
import { useOperation } from './calls.ts'

interface Asked {
  readonly data: unknown
  readonly isError: boolean
}

/** Games whose name has this text in it, without case or accents. */
export function calledSo(games: readonly Game[], text: string): readonly Game[] {
  const folded = foldText(text)
  return games.filter(({ name }) => foldText(name).includes(folded))
}

/**
 * What a search finds among the titles that this device keeps, where the server cannot be asked (QP17, L24); nothing while it
 * can, and where no titles are kept.
 */
export function useKeptTitles(text: string, { data, isError }: Asked): readonly Game[] | undefined {
  const isCut = text !== '' && data === undefined && (isError || (typeof navigator === 'object' && !navigator.onLine))
  const titles = useOperation('gameTitles', undefined, { enabled: isCut })
  return isCut && titles.data ? calledSo(titles.data, text) : undefined
}
