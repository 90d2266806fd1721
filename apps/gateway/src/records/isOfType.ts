import type { GameType } from '@foyer/contract'
import { type RawBuilder, sql } from 'kysely'

/** Bets of these categories; of none where a code and a category do not go together. */
export const isOfType = (types: readonly GameType[]): RawBuilder<boolean> =>
  types.length === 0 ? sql<boolean>`false` : sql<boolean>`b.game_type in (${sql.join(types)})`
