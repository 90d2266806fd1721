import type { BenchGame } from '../games.ts'
import { createReactTwin } from '../recipe.ts'
import { list } from './ours.tsx'

/** What React costs without us: the elements, attributes and texts of our own list, drawn by no component. */
export const { write, mount } = createReactTwin((games: readonly BenchGame[]) => list(games))
