import type { ReactNode } from 'react'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { chosen } from './chosen.ts'
import type { BenchGame } from './games.ts'

export type Build = (games: readonly BenchGame[]) => Element

interface Recipe {
  readonly build: Build
  readonly css: string
}

/** A game of placeholders; the number between the bars makes its id unique and is taken out again. */
const sample = (_: unknown, index: number): BenchGame => ({
  id: `@id@|${index}|`,
  name: '@name@',
  vendorName: '@vendorName@',
  image: '@image@',
})

/** Renders as many placeholders as there will be games with our kit, reads elements and CSS, and takes both away again. */
function compileRecipe(render: (games: readonly BenchGame[]) => ReactNode, count: number): Recipe {
  const host = document.createElement('div')
  document.body.append(host)
  const root = createRoot(host)
  flushSync(() => root.render(render(Array.from({ length: count }, sample))))
  const owner = host.firstElementChild
  if (!owner) throw new Error('The kit rendered nothing')
  const recipe = { build: writeBuild(owner), css: readCss() }
  root.unmount()
  host.remove()
  for (const style of document.querySelectorAll('style[data-styled]')) style.remove()
  return recipe
}

/** Code by hand that makes what our kit renders; its style sheet is there before the clock starts only when ours is. */
export function createTwin(render: (games: readonly BenchGame[]) => ReactNode) {
  let recipe: Recipe | undefined
  const style = document.createElement('style')
  return {
    prepare(games: readonly BenchGame[]): void {
      recipe = compileRecipe(render, games.length)
      style.textContent = recipe.css
      if (!chosen.isCold) document.head.append(style)
    },
    mount(host: HTMLElement, games: readonly BenchGame[]): void {
      if (!recipe) throw new Error('prepare() comes first')
      if (chosen.isCold) document.head.append(style)
      host.addEventListener('click', () => {})
      host.append(recipe.build(games))
    },
  }
}

/** A text with placeholders as an expression over `game`. */
function expression(text: string): string {
  const parts = text.replace(/\|\d+\|/, '').split(/@(\w+)@/)
  const terms = parts.map((part, index) => (index % 2 === 1 ? `game.${part}` : JSON.stringify(part)))
  return terms.filter((term) => term !== '""').join(' + ') || '""'
}

/** Statements that make an element with everything in it, as one writes them by hand; the element is `e0`. */
function writeElement(element: Element, inside: (element: Element, name: string) => string | undefined): string {
  let made = 0
  const write = (current: Element): { name: string; code: string } => {
    const name = `e${made++}`
    const quoted = JSON.stringify(current.localName)
    const isHtml = current.namespaceURI === 'http://www.w3.org/1999/xhtml'
    const create = isHtml
      ? `createElement(${quoted})`
      : `createElementNS(${JSON.stringify(current.namespaceURI)}, ${quoted})`
    let code = `const ${name} = document.${create};`
    for (const { name: key, value } of current.attributes)
      code += `${name}.setAttribute(${JSON.stringify(key)}, ${expression(value)});`
    const own = inside(current, name)
    if (own !== undefined) return { name, code: code + own }
    const [only] = current.childNodes
    if (current.childNodes.length === 1 && only?.nodeType === Node.TEXT_NODE)
      return { name, code: `${code}${name}.textContent = ${expression(only.nodeValue ?? '')};` }
    for (const child of current.children) {
      const inner = write(child)
      code += `${inner.code}${name}.appendChild(${inner.name});`
    }
    return { name, code }
  }
  return write(element).code
}

/** Straight-line code per kind of tile, so that the twin pays for no interpreter. */
function writeBuild(owner: Element): Build {
  const kinds = new Map<string, string>()
  const kindOf = (tile: Element): string => {
    const code = writeElement(tile, () => undefined)
    const name = kinds.get(code) ?? `makeTile${kinds.size}`
    kinds.set(code, name)
    return name
  }
  let next = 0
  const body = writeElement(owner, (element, name) => {
    const tiles = [...element.children].filter((child) => child.matches('[data-game], .fy-GameTile'))
    if (tiles.length === 0) return undefined
    let code = ''
    for (let at = 0; at < tiles.length; ) {
      const tile = tiles[at]
      if (!tile) break
      const kind = kindOf(tile)
      const start = at
      while (at < tiles.length && tiles[at] && kindOf(tiles[at] as Element) === kind) at += 1
      code += `for (let i = ${next + start}; i < ${next + at}; i += 1) ${name}.appendChild(${kind}(games[i]));`
    }
    next += tiles.length
    return code
  })
  const makers = [...kinds].map(([code, name]) => `const ${name} = (game) => {${code} return e0};`).join('\n')
  return new Function('games', `${makers}\n${body}\nreturn e0`) as Build
}

/** The kit's declarations. */
function readCss(): string {
  const rules = [...document.querySelectorAll<HTMLStyleElement>('style[data-styled]')].flatMap(({ sheet }) =>
    [...(sheet?.cssRules ?? [])].map(({ cssText }) => cssText),
  )
  if (rules.length === 0) throw new Error('The kit has no CSS')
  return rules.join('\n')
}
