import { agent } from './agent.ts'
import { casino } from './casino.ts'
import { lottery } from './lottery.ts'
import type { Recipe } from './recipe.ts'
import { sports } from './sports.ts'

/** Starting points for `foyer new`, by name. */
export const recipes: Readonly<Record<string, Recipe>> = { casino, lottery, sports, agent }
