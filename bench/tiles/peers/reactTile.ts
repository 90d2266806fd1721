import type { BenchGame } from '../games.ts'
import { createReactTwin } from '../recipe.ts'
import { tiles } from './tile.tsx'

/** The tiles that stand by themselves, drawn by no component. */
export const { write, mount } = createReactTwin((games: readonly BenchGame[]) => tiles(games))
