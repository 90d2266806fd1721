import type { BenchGame } from '../games.ts'
import { createRawTwin } from '../recipe.ts'
import { tiles } from './tile.tsx'

/** The twin by hand of tiles that stand by themselves. */
export const { write, mount } = createRawTwin((games: readonly BenchGame[]) => tiles(games))
