import type { GameKind } from '@foyer/rules'
import type { OpenKind } from '../client/kind.ts'

/** What draws each kind, loaded when a title of the kind is opened. */
export const clientKinds: Readonly<Record<GameKind, () => Promise<{ readonly open: OpenKind }>>> = {
  lines: () => import('./lines/client/open.ts'),
  ways: () => import('./ways/client/open.ts'),
  cascade: () => import('./cascade/client/open.ts'),
  hold: () => import('./hold/client/open.ts'),
  jackpot: () => import('./jackpot/client/open.ts'),
  classic: () => import('./classic/client/open.ts'),
  roulette: () => import('./roulette/client/open.tsx'),
}
