import type { BenchGame } from '../games.ts'
import { createTwin } from '../recipe.ts'
import { tiles } from './tile.tsx'

/** The twin by hand of tiles that stand by themselves. */
export const { prepare, mount } = createTwin((games: readonly BenchGame[]) => tiles(games))
