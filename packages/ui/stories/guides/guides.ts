import { controls } from './controls.ts'
import { games } from './games.ts'
import { money } from './money.ts'
import { pages } from './pages.ts'
import { telling } from './telling.ts'

/** When a component is the right one, and what it is misused for. */
export interface Guide {
  readonly use: readonly string[]
  readonly avoid: readonly string[]
}

/** Advice by the title of the component's stories, such as `components/Button`. */
export type Guides = Readonly<Record<string, Guide>>

export const guides: Guides = { ...controls, ...games, ...money, ...pages, ...telling }
