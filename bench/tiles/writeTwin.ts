/** What a list is called, `1,000 games`. */
const count = /^[\d,]+(?= games$)/

/** A text with placeholders as an expression over `game`; how many games there are is said in the language's digits. */
function expression(text: string): string {
  if (count.test(text)) return `games.length.toLocaleString("en") + ${JSON.stringify(text.replace(count, ''))}`
  const parts = text.replace(/\|\d+\|/, '').split(/@(\w+)@/)
  const terms = parts.map((part, index) => (index % 2 === 1 ? `game.${part}` : JSON.stringify(part)))
  return terms.filter((term) => term !== '""').join(' + ') || '""'
}

const textIn = ({ childNodes: [only], childNodes: { length } }: Element): string | undefined =>
  length === 1 && only?.nodeType === Node.TEXT_NODE ? (only.nodeValue ?? '') : undefined

/** Tiles that follow one another and are alike, as places in the list of games. */
interface Run {
  readonly kind: string
  readonly from: number
  readonly to: number
}

/** Straight-line code per kind of tile, so that a twin pays for no interpreter. */
function createKinds(write: (tile: Element) => string) {
  const kinds = new Map<string, string>()
  const kindOf = (tile: Element): string => {
    const code = write(tile)
    const name = kinds.get(code) ?? `makeTile${kinds.size}`
    kinds.set(code, name)
    return name
  }
  let next = 0
  return {
    makers: () => [...kinds].map(([code, name]) => `const ${name} = (game) => {${code}};`).join('\n'),
    runsIn(element: Element): readonly Run[] {
      const runs: Run[] = []
      for (const tile of element.children) {
        if (!tile.matches('[data-game], .fy-GameTile')) continue
        const kind = kindOf(tile)
        const last = runs.at(-1)
        if (last?.kind === kind) runs[runs.length - 1] = { ...last, to: last.to + 1 }
        else runs.push({ kind, from: next, to: next + 1 })
        next += 1
      }
      return runs
    },
  }
}

/** Statements that make an element with everything in it, as one writes them by hand; the element is `e0`. */
function writeElement(element: Element, runsIn: (element: Element) => readonly Run[]): string {
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
    const runs = runsIn(current)
    for (const { kind, from, to } of runs)
      code += `for (let i = ${from}; i < ${to} && i < games.length; i += 1) ${name}.appendChild(${kind}(games[i]));`
    if (runs.length > 0) return { name, code }
    const text = textIn(current)
    if (text !== undefined) return { name, code: `${code}${name}.textContent = ${expression(text)};` }
    for (const child of current.children) {
      const inner = write(child)
      code += `${inner.code}${name}.appendChild(${inner.name});`
    }
    return { name, code }
  }
  return `${write(element).code} return e0`
}

/** Body of a function of `games`. */
export function writeBuild(owner: Element): string {
  const kinds = createKinds((tile) => writeElement(tile, () => []))
  const body = writeElement(owner, kinds.runsIn)
  return `${kinds.makers()}\n${body}`
}

const propName = (attribute: string): string =>
  ({ class: 'className', fetchpriority: 'fetchPriority' })[attribute] ?? attribute

/** An element with everything in it as calls of React's `createElement`. */
function writeCalls(element: Element, runsIn: (element: Element) => readonly Run[], key = ''): string {
  const props = [...element.attributes].map(
    ({ name, value }) => `${JSON.stringify(propName(name))}: ${expression(value)}`,
  )
  const text = textIn(element)
  const runs = runsIn(element)
  const children =
    runs.length > 0
      ? runs.map(({ kind, from, to }) => `games.slice(${from}, ${to}).map(${kind})`)
      : text === undefined
        ? [...element.children].map((child) => writeCalls(child, runsIn))
        : [expression(text)]
  return `h(${[JSON.stringify(element.localName), `{${[...props, key].join(', ')}}`, ...children].join(', ')})`
}

/** Body of a function of `games` and `h`, which is React's `createElement`. */
export function writeDraw(owner: Element): string {
  const kinds = createKinds((tile) => `return ${writeCalls(tile, () => [], 'key: game.id')}`)
  const body = writeCalls(owner, kinds.runsIn)
  return `${kinds.makers()}\nreturn ${body}`
}
