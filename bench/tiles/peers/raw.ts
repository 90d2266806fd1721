import type { BenchGame } from '../games.ts'
import { createRawTwin } from '../recipe.ts'
import { list } from './ours.tsx'

/**
 * The physical limit: the elements, attributes and texts of our own list, made by plain `createElement` code that is
 * written from one rendered list, under the same declarations.
 */
export const { write, mount } = createRawTwin((games: readonly BenchGame[]) => list(games))
