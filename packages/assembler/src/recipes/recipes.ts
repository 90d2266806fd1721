import { agent } from './agent.ts'
import { casino } from './casino.ts'
import { lottery } from './lottery.ts'
import type { Recipe } from './recipe.ts'

/** Starting points for `foyer new`, by name. */
export const recipes: Readonly<Record<string, Recipe>> = { casino, lottery, agent }
