import { GameGrid } from '@foyer/ui/GameGrid'
import { createElement } from 'react'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import type { BenchGame } from './games.ts'

export type Build = (games: readonly BenchGame[]) => Element

interface Recipe {
  readonly build: Build
  readonly css: string
}

const sample: BenchGame = { id: '@id@', name: '@name@', vendorName: '@vendorName@', image: '@image@' }

/** Renders one tile with our kit, reads its elements and CSS, and takes both away again. */
export function compileRecipe(): Recipe {
  const host = document.createElement('div')
  document.body.append(host)
  const root = createRoot(host)
  const nothing = () => {}
  flushSync(() =>
    root.render(createElement(GameGrid, { games: [sample], onPlay: nothing, onToggleFavourite: nothing })),
  )
  const owner = host.firstElementChild
  if (!owner?.querySelector('li')) throw new Error('The kit rendered no tile')
  const recipe = { build: writeBuild(owner), css: readCss(owner) }
  root.unmount()
  host.remove()
  for (const style of document.querySelectorAll('style[data-styled]')) style.remove()
  return recipe
}

/** A template with the sample's placeholders as an expression over `game`. */
function expression(text: string): string {
  const parts = text.split(/@(\w+)@/)
  return (
    parts
      .map((part, index) => (index % 2 === 1 ? `game.${part}` : JSON.stringify(part)))
      .filter((part) => part !== '""')
      .join(' + ') || '""'
  )
}

/** Straight-line code, as one writes it by hand, so that the twin pays for no interpreter. */
function writeBuild(owner: Element): Build {
  let made = 0
  const write = (element: Element, indent: string): { name: string; lines: string[] } => {
    const name = `e${made++}`
    const isHtml = element.namespaceURI === 'http://www.w3.org/1999/xhtml'
    const create = isHtml
      ? `createElement(${JSON.stringify(element.localName)})`
      : `createElementNS(${JSON.stringify(element.namespaceURI)}, ${JSON.stringify(element.localName)})`
    const lines = [`${indent}const ${name} = document.${create}`]
    for (const { name: key, value } of element.attributes)
      lines.push(`${indent}${name}.setAttribute(${JSON.stringify(key)}, ${expression(value)})`)
    const [only] = element.childNodes
    if (element.childNodes.length === 1 && only?.nodeType === Node.TEXT_NODE) {
      lines.push(`${indent}${name}.textContent = ${expression(only.nodeValue ?? '')}`)
      return { name, lines }
    }
    if (element.localName === 'ul') {
      const tile = element.querySelector('li')
      if (!tile) throw new Error('The kit rendered no tile')
      const inner = write(tile, `${indent}  `)
      lines.push(
        `${indent}for (const game of games) {`,
        ...inner.lines,
        `${indent}  ${name}.appendChild(${inner.name})`,
        `${indent}}`,
      )
      return { name, lines }
    }
    for (const child of element.children) {
      const inner = write(child, indent)
      lines.push(...inner.lines, `${indent}${name}.appendChild(${inner.name})`)
    }
    return { name, lines }
  }
  const { name, lines } = write(owner, '')
  return new Function('games', `${lines.join('\n')}\nreturn ${name}`) as Build
}

/** The kit's declarations for the tiles, without containment, under selectors as a page of its own would have. */
function readCss(owner: Element): string {
  const [styled] = [...owner.classList].filter((name) => !name.startsWith('fy-'))
  const rules = [...document.querySelectorAll<HTMLStyleElement>('style[data-styled]')].flatMap(({ sheet }) =>
    [...(sheet?.cssRules ?? [])].map(({ cssText }) => cssText),
  )
  if (!styled || rules.length === 0) throw new Error('The kit has no CSS')
  return rules
    .join('\n')
    .replaceAll(
      /\s*(content-visibility|contain|contain-intrinsic-[\w-]+|container-type|container-name|container): [^;}]+;/g,
      '',
    )
    .replaceAll('@container', '@media')
    .replaceAll(`.${styled} `, '')
}
