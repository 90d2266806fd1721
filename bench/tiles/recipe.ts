import { createElement, type ReactElement, type ReactNode } from 'react'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import type { BenchGame } from './games.ts'
import { writeBuild, writeDraw } from './writeTwin.ts'

/** A list as the code that makes it; written in one page and run in others, where nothing was drawn before. */
export interface Recipe {
  /** Body of a function of the games that answers an element. */
  readonly build: string
  /** The same of the games and React's `createElement`. */
  readonly draw: string
  readonly css: string
}

declare global {
  interface Window {
    recipe?: Recipe
  }
}

/** A game of placeholders; the number between the bars makes its id unique and is taken out again. */
const sample = (_: unknown, index: number): BenchGame => ({
  id: `@id@|${index}|`,
  name: '@name@',
  vendorName: '@vendorName@',
  image: '@image@',
})

/** Renders as many placeholders as there will be games with our kit, and reads elements and CSS. */
function writeRecipe(render: (games: readonly BenchGame[]) => ReactNode, count: number): Recipe {
  const host = document.createElement('div')
  document.body.append(host)
  flushSync(() => createRoot(host).render(render(Array.from({ length: count }, sample))))
  const owner = host.firstElementChild
  if (!owner) throw new Error('The kit rendered nothing')
  return { build: writeBuild(owner), draw: writeDraw(owner), css: readCss() }
}

type Mount = (host: HTMLElement, games: readonly BenchGame[]) => void

/** Code that makes what our kit renders. Its style sheet is there from its first mount on, as the kit's is. */
function createTwin(render: (games: readonly BenchGame[]) => ReactNode, compile: (recipe: Recipe) => Mount) {
  const { recipe } = window
  const mountElements = recipe && compile(recipe)
  const style = document.createElement('style')
  style.textContent = recipe?.css ?? ''
  return {
    write: (count: number) => writeRecipe(render, count),
    mount(host: HTMLElement, games: readonly BenchGame[]): void {
      if (!mountElements) throw new Error('The page was opened without a recipe')
      document.head.append(style)
      mountElements(host, games)
    },
  }
}

/** The twin by hand: plain `createElement` of the document. */
export const createRawTwin = (render: (games: readonly BenchGame[]) => ReactNode) =>
  createTwin(render, (recipe) => {
    // Code that was written for these parameters.
    const build = new Function('games', recipe.build) as (games: readonly BenchGame[]) => Element
    return (host, games) => {
      host.addEventListener('click', () => {})
      host.append(build(games))
    }
  })

/** The twin in React with nothing of a kit: elements and texts alone, no component, no state, no styles at run time. */
export const createReactTwin = (render: (games: readonly BenchGame[]) => ReactNode) =>
  createTwin(render, (recipe) => {
    // Code that was written for these parameters.
    const draw = new Function('games', 'h', recipe.draw) as (
      games: readonly BenchGame[],
      h: typeof createElement,
    ) => ReactElement
    return (host, games) => flushSync(() => createRoot(host).render(draw(games, createElement)))
  })

/** The kit's declarations. */
function readCss(): string {
  const rules = [...document.querySelectorAll<HTMLStyleElement>('style[data-styled]')].flatMap(({ sheet }) =>
    [...(sheet?.cssRules ?? [])].map(({ cssText }) => cssText),
  )
  if (rules.length === 0) throw new Error('The kit has no CSS')
  return rules.join('\n')
}
