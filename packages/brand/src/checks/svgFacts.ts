const attribute = (tag: string, name: string) => new RegExp(`\\s${name}\\s*=\\s*["']([^"']*)["']`).exec(tag)?.[1]

interface SvgSize {
  readonly width: number
  readonly height: number
  /** Width and height alone draw it at one size; only a viewBox lets it grow with its place. */
  readonly hasViewBox: boolean
}

/** Size of an SVG by its viewBox, otherwise by width and height. */
export function svgSize(text: string): SvgSize | undefined {
  const tag = /<svg\b[^>]*>/.exec(text.slice(0, 20_000))?.[0]
  if (!tag) return undefined
  const box = attribute(tag, 'viewBox')
    ?.trim()
    .split(/[\s,]+/)
    .map(Number)
  const hasViewBox = box?.length === 4
  const [width, height] = hasViewBox
    ? [box[2], box[3]]
    : [attribute(tag, 'width'), attribute(tag, 'height')].map((value) => Number.parseFloat(value ?? ''))
  return width && height && width > 0 && height > 0 ? { width, height, hasViewBox } : undefined
}

/** What runs or loads something, and so has no place in a picture. */
const forbidden: readonly (readonly [name: string, form: RegExp])[] = [
  ['a script', /<(\w+:)?script[\s>/]/i],
  ['foreign content', /<(\w+:)?foreignObject[\s>/]/i],
  ['an event handler', /\son[a-z]+\s*=/i],
  ['a script address', /j\s*a\s*v\s*a\s*script\s*:/i],
  ['an entity declaration', /<!(ENTITY|DOCTYPE[^>]*\[)/i],
  ['an address of another server', /\b(href|src)\s*=\s*["']\s*(https?:)?\/\//i],
  ['an address of another server', /@import\b/i],
  ['an address of another server', /url\(\s*["']?\s*(https?:)?\/\//i],
]

const decode = (text: string): string =>
  text.replace(/&#(x[\da-f]{1,6}|\d{1,7});?/gi, (whole, digits: string) => {
    const code = digits[0]?.toLowerCase() === 'x' ? Number.parseInt(digits.slice(1), 16) : Number(digits)
    return code <= 0x10ffff ? String.fromCodePoint(code) : whole
  })

/** What runs or loads something in an SVG, also where it is written in character references. */
export function activeContent(text: string): string | undefined {
  const plain = decode(text)
  const ways = plain === text ? [text] : [text, plain]
  return forbidden.find(([, form]) => ways.some((way) => form.test(way)))?.[0]
}
