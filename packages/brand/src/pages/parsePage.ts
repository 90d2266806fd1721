import type { SourceFile } from '../source/sourceFile.ts'

/** A page of a brand's own in one language: `pages/<name>.<tag>.md`. Plain data. */
export interface BrandPage {
  readonly name: string
  /** Language tag. */
  readonly tag: string
  /** The first heading, or the `title` of the head; empty when the file has neither. */
  readonly title: string
  /** For search engines: the `description` of the head, or the beginning of the first paragraph. */
  readonly description: string
  /** What stands below the title. */
  readonly markdown: string
  readonly source: SourceFile
  /** Where `markdown` begins in the source. */
  readonly start: number
}

const head = /^---\r?\n([\s\S]*?)^---[ \t]*(?:\r?\n|$)/m
const heading = /^\s*#[ \t]+(.+?)[ \t]*#*[ \t]*(?:\r?\n|$)/

/** Values of the head by key: `title: Fair play`. */
const valuesOf = (text: string): ReadonlyMap<string, string> =>
  new Map(
    text.split(/\r?\n/).flatMap((line) => {
      const [, key, value = ''] = /^([a-z]+)[ \t]*:[ \t]*(.*?)[ \t]*$/.exec(line) ?? []
      return key ? [[key, value.replace(/^(["'])(.*)\1$/, '$2')] as const] : []
    }),
  )

/** Keys that the head of a page may have. */
export const headKeys = ['title', 'description'] as const

export interface ParsedPage extends BrandPage {
  /** Keys of the head that mean nothing, with where they stand. */
  readonly strangers: readonly { readonly key: string; readonly offset: number }[]
}

const plainWords = (markdown: string): string =>
  markdown
    .replace(/!?\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/<[^>]*>|[*_`>#]/g, '')
    .replace(/\s+/g, ' ')
    .trim()

/** Reads the text of a page. Never fails; what is missing is empty. */
export function parsePage(name: string, tag: string, source: SourceFile): ParsedPage {
  const { text } = source
  const found = text.startsWith('---') ? head.exec(text) : null
  const values = valuesOf(found?.[1] ?? '')
  const afterHead = found ? found.index + found[0].length : 0
  const first = heading.exec(text.slice(afterHead))
  const start = afterHead + (first?.[0].length ?? 0)
  const markdown = text.slice(start)
  const paragraph = markdown.split(/\n\s*\n/).find((block) => /^\s*[^\s#>|`!-]/.test(block)) ?? ''
  const words = plainWords(paragraph)
  return {
    name,
    tag,
    title: values.get('title') ?? plainWords(first?.[1] ?? ''),
    description:
      values.get('description') ?? (words.length > 160 ? `${words.slice(0, 157).replace(/\s\S*$/, '')}…` : words),
    markdown,
    source,
    start,
    strangers: [...values.keys()]
      .filter((key) => !headKeys.some((known) => known === key))
      .map((key) => ({ key, offset: text.indexOf(key, 3) })),
  }
}
