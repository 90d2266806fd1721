import type { BenchGame } from '../games.ts'
import { type Build, compileRecipe } from '../recipe.ts'

let build: Build | undefined

/**
 * The physical limit: the elements, attributes and texts of our own tile, made by plain `createElement` code that is
 * written from one rendered tile, under the same declarations without containment.
 */
export function prepare(games: readonly BenchGame[]): void {
  const recipe = compileRecipe(games.length)
  const style = document.createElement('style')
  style.textContent = recipe.css
  document.head.append(style)
  build = recipe.build
}

export function mount(host: HTMLElement, games: readonly BenchGame[]): void {
  if (!build) throw new Error('prepare() comes first')
  host.addEventListener('click', () => {})
  host.append(build(games))
}
