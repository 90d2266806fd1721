import type { GameKind } from '@foyer/rules'
import type { OpenKind } from '../client/kind.ts'
import type { OpenPast } from '../client/past/past.ts'
import { loadLook } from '../slot/themes/loadLook.ts'

interface KindModule {
  readonly open: OpenKind
  /** Shows rounds that are over; without it a round is told by its amounts and draws alone. */
  readonly past?: OpenPast
}
type LoadKind = (gameId: string) => Promise<KindModule>

/** A slot's script and that of its look are fetched side by side. */
const slot =
  (load: () => Promise<KindModule>): LoadKind =>
  (gameId) => {
    // Whoever opens the slot asks for the look again, and hears what went wrong.
    loadLook(gameId).catch(() => undefined)
    return load()
  }

/** What draws each kind, loaded when a title of the kind is opened. */
export const clientKinds: Readonly<Record<GameKind, LoadKind>> = {
  lines: slot(() => import('./lines/client/open.ts')),
  ways: slot(() => import('./ways/client/open.ts')),
  cascade: slot(() => import('./cascade/client/open.ts')),
  hold: slot(() => import('./hold/client/open.ts')),
  jackpot: slot(() => import('./jackpot/client/open.ts')),
  classic: slot(() => import('./classic/client/open.ts')),
  sports: () => import('./book/client/open.tsx'),
  esports: () => import('./book/client/open.tsx'),
  blackjack: () => import('./blackjack/client/open.tsx'),
  cockfight: () => import('./book/client/open.tsx'),
  roulette: () => import('./roulette/client/open.tsx'),
  lottery: () => import('./lottery/client/open.tsx'),
  fish: () => import('./fish/client/open.tsx'),
  dominoes: () => import('./dominoes/client/open.ts'),
  bigtwo: () => import('./bigtwo/client/open.ts'),
}
