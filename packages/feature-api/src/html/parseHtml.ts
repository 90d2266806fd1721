import { decodeEntities } from './entities.ts'

/** A piece of html that passed the allow-list. */
export type SafeNode = string | SafeElement
export interface SafeElement {
  readonly tag: AllowedTag
  readonly attributes: Readonly<Record<string, string>>
  readonly children: SafeNode[]
}

const blockTags = ['p', 'br', 'hr', 'h2', 'h3', 'h4', 'blockquote', 'pre', 'code', 'div', 'span'] as const
const listTags = ['ul', 'ol', 'li', 'dl', 'dt', 'dd'] as const
const inlineTags = ['strong', 'b', 'em', 'i', 'u', 's', 'small', 'sub', 'sup', 'a', 'img'] as const
const tableTags = ['table', 'caption', 'thead', 'tbody', 'tfoot', 'tr', 'th', 'td'] as const
export type AllowedTag = (typeof blockTags | typeof listTags | typeof inlineTags | typeof tableTags)[number]

/** Elements that html may hold; of others the words stay, or nothing. */
export const allowedTags: readonly AllowedTag[] = [...blockTags, ...listTags, ...inlineTags, ...tableTags]
const allowed: ReadonlySet<string> = new Set(allowedTags)
const empty: ReadonlySet<string> = new Set(['br', 'hr', 'img'])
/** Elements whose text is not for readers: they go with everything inside. */
const dropped =
  /<(script|style|template|title|noscript|iframe|object|svg|math|textarea|select)\b[\s\S]*?(?:<\/\1\s*>|$)/gi
/**
 * A tag has as many quoted values as anybody writes, and no `<` outside of them: each `<` that begins none would be looked at to the
 * text's end otherwise.
 */
const token = /<!--[\s\S]*?(?:-->|$)|<(\/?)([a-zA-Z][a-zA-Z0-9]*)([^<>"']*(?:(?:"[^"]*"|'[^']*')[^<>"']*){0,32})>/g
const attribute = /([a-zA-Z][\w-]*)\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+))/g

/** Attributes that may stay, with what their value must look like. Anything that could run or restyle is absent. */
const attributeRules: Readonly<Record<string, Readonly<Record<string, RegExp>>>> = {
  a: { href: /^(?:https?:\/\/|mailto:|tel:|\/(?![\\/])|#)/i, title: /^/ },
  img: { src: /^(?:https:\/\/|\/(?![\\/]))/i, alt: /^/, width: /^\d{1,4}$/, height: /^\d{1,4}$/ },
  th: { colspan: /^\d{1,2}$/, rowspan: /^\d{1,2}$/, scope: /^(?:row|col)$/ },
  td: { colspan: /^\d{1,2}$/, rowspan: /^\d{1,2}$/ },
}
const everywhere: Readonly<Record<string, RegExp>> = { id: /^[A-Za-z][\w-]{0,63}$/, lang: /^[A-Za-z-]{2,16}$/ }

/** Browsers ignore these inside an address, so that they could hide its scheme. */
const ignoredInAddress = /[\p{Cc} ]/gu

function readAttributes(tag: string, text: string): Record<string, string> {
  const kept: Record<string, string> = {}
  for (const [, rawName = '', double, single, bare] of text.matchAll(attribute)) {
    const name = rawName.toLowerCase()
    // What every object has, such as `constructor`, is no rule.
    const rule = [attributeRules[tag], everywhere].find((rules) => rules && Object.hasOwn(rules, name))?.[name]
    const decoded = decodeEntities(double ?? single ?? bare ?? '')
    const value = name === 'href' || name === 'src' ? decoded.replace(ignoredInAddress, '') : decoded
    if (rule?.test(value)) kept[name] = value
  }
  return kept
}

/**
 * Reads html by an allow-list (ruling 14): elements and attributes that are not on it are left out, their text stays;
 * scripts, styles and frames go with their content. Never fails, since text of any form may come in.
 */
export function parseHtml(html: string): readonly SafeNode[] {
  const source = html.replace(dropped, '')
  const top: SafeNode[] = []
  const open: SafeElement[] = []
  const add = (node: SafeNode): void => void (open.at(-1)?.children ?? top).push(node)
  let from = 0
  for (const match of source.matchAll(token)) {
    if (match.index > from) add(decodeEntities(source.slice(from, match.index)))
    from = match.index + match[0].length
    const tag = match[2]?.toLowerCase() ?? ''
    if (!allowed.has(tag)) continue
    if (match[1]) closeTag(open, tag)
    else {
      // It is one of those, see above.
      const element = { tag: tag as AllowedTag, attributes: readAttributes(tag, match[3] ?? ''), children: [] }
      add(element)
      if (!empty.has(tag) && open.length < 32) open.push(element)
    }
  }
  if (from < source.length) add(decodeEntities(source.slice(from)))
  return top
}

function closeTag(open: SafeElement[], tag: string): void {
  const index = open.findLastIndex((element) => element.tag === tag)
  if (index >= 0) open.length = index
}
