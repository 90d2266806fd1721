import type { GameKind } from '@foyer/rules'
import type { Kind } from '../frame/kind.ts'
import { slotKind } from '../slot/slotKind.ts'
import { lines } from './lines/engine/lines.ts'
import { roulette } from './roulette/server/roulette.ts'

/** What plays each kind, at the server. */
export const kinds: Readonly<Record<GameKind, Kind>> = { lines: slotKind(lines), roulette }

/** Stands in, with play money, for titles that no kind plays. */
export const standIn: GameKind = 'lines'
