import type { GameCollection } from '@foyer/contract'
import { askForLogin, operationKey, type PortalRuntime, problemText } from '@foyer/feature-api'
import type { Operation } from '../operations.ts'

/** Collections with a game in one of them, first, or without it. */
export const withGame = (
  collections: readonly GameCollection[],
  collectionId: number,
  nodeId: number,
  isIn: boolean,
): GameCollection[] =>
  collections.map((one) => {
    if (one.collectionId !== collectionId) return one
    const others = one.nodeIds.filter((id) => id !== nodeId)
    return { ...one, nodeIds: isIn ? [nodeId, ...others] : others }
  })

/** Puts a game into a collection or takes it out (QP01). It is seen at once and goes back when the server refuses. */
export async function collectGame(
  runtime: PortalRuntime<Operation>,
  collectionId: number,
  nodeId: number,
  isIn: boolean,
): Promise<void> {
  const { queries, client, language } = runtime
  const queryKey = operationKey('gameCollections', undefined, language.code)
  const show = (shown: boolean) =>
    queries.setQueryData<GameCollection[]>(queryKey, (now) => now && withGame(now, collectionId, nodeId, shown))
  await queries.cancelQueries({ queryKey })
  show(isIn)
  try {
    await client.call('collectGame', { collectionId, nodeId, isIn })
    await queries.invalidateQueries({ queryKey: ['favouriteGames'] })
  } catch (error) {
    show(!isIn)
    if (await askForLogin(runtime, error, () => void collectGame(runtime, collectionId, nodeId, isIn))) return
    runtime.toast({ tone: 'negative', text: problemText(runtime, error) })
  }
}
