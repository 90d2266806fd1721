import type { Game } from '@foyer/contract'
import { askForAccount, askForLogin, operationKey, type PortalRuntime, problemText } from '@foyer/feature-api'
import type { Operation } from '../operations.ts'
import { withFavourite } from './withFavourite.ts'

/** Writes of one page, by game: they go out one after the other, so that two quick presses end as the player sees them. */
const waiting = new WeakMap<object, Map<number, Promise<void>>>()

function inOrder(runtime: PortalRuntime<Operation>, nodeId: number, work: () => Promise<void>): Promise<void> {
  const games = waiting.get(runtime) ?? new Map<number, Promise<void>>()
  waiting.set(runtime, games)
  const done = (games.get(nodeId) ?? Promise.resolve()).then(work)
  games.set(nodeId, done)
  return done
}

/** Adds a favourite, or removes one that is one (L27). The mark changes at once and goes back when the server refuses. */
export async function run(runtime: PortalRuntime<Operation>, game: Game): Promise<void> {
  const { session, queries, client } = runtime
  if (session.status !== 'signedIn' || session.role === 'trial')
    return askForAccount(runtime, () => runtime.actions.toggleFavourite(game))
  const { nodeId, vendor, gameType } = game
  const queryKey = operationKey('favouriteIds', undefined, runtime.language.code)
  const mark = (isOne: boolean) =>
    queries.setQueryData<readonly number[]>(queryKey, (ids) => withFavourite(ids ?? [], nodeId, isOne))
  try {
    const ids = await queries.ensureQueryData({
      queryKey,
      queryFn: ({ signal }) => client.call('favouriteIds', undefined, { signal }),
    })
    const add = !ids.includes(nodeId)
    await queries.cancelQueries({ queryKey })
    mark(add)
    await inOrder(runtime, nodeId, async () => {
      try {
        await client.call(add ? 'addFavourite' : 'removeFavourite', { nodeId, vendor, gameType })
      } catch (error) {
        mark(!add)
        throw error
      }
    })
    await queries.invalidateQueries({ queryKey: ['favouriteGames'] })
  } catch (error) {
    if (await askForLogin(runtime, error, () => runtime.actions.toggleFavourite(game))) return
    runtime.toast({ tone: 'negative', text: problemText(runtime, error) })
  }
}
