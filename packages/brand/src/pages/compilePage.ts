import { Marked, type Tokens } from 'marked'
import { escapeHtml } from '../escapeHtml.ts'

export interface PagePicture {
  readonly url: string
  readonly width?: number
  readonly height?: number
}

interface CompileOptions {
  /** Address of a path of the site in the page's language. */
  readonly link: (path: string) => string
  /** A picture by its name in the brand's folder. */
  readonly picture: (name: string) => PagePicture
}

/** White space between the parts of a table, which React warns of. */
const aroundTableParts = /\s*(<\/?(?:table|caption|thead|tbody|tfoot|tr|th|td)\b[^>]*>)\s*/g

/** The id of a heading: its words, as an address writes them. */
const idOf = (words: string): string => {
  const id = words
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll('ı', 'i')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
  return /^[a-z]/.test(id) ? id.slice(0, 60) : `part-${id}`.slice(0, 60)
}

/**
 * The markdown of a page as html, with addresses as the site has them. What the html may hold is decided where it is shown,
 * by an allow-list.
 */
export function compilePage(markdown: string, { link, picture }: CompileOptions): string {
  const marked = new Marked({
    gfm: true,
    renderer: {
      heading({ tokens, depth, text }: Tokens.Heading) {
        // The title of the page is the one heading of the first level.
        const level = Math.min(4, Math.max(2, depth))
        return `<h${level} id="${idOf(text)}">${this.parser.parseInline(tokens)}</h${level}>\n`
      },
      link({ href, tokens }: Tokens.Link) {
        const address = href.startsWith('/') && !href.startsWith('//') ? link(href) : href
        return `<a href="${escapeHtml(address)}">${this.parser.parseInline(tokens)}</a>`
      },
      image({ href, text }: Tokens.Image) {
        const { url, width, height } = href.startsWith('assets/') ? picture(href) : { url: href }
        const size = width && height ? ` width="${width}" height="${height}"` : ''
        return `<img src="${escapeHtml(url)}" alt="${escapeHtml(text)}"${size}>`
      },
    },
  })
  // Without asynchronous extensions the answer is a text.
  return marked.parse(markdown, { async: false }).replace(aroundTableParts, '$1')
}

/** Ids of the headings of a page, which links lead to. */
export function pageHeadings(markdown: string): readonly string[] {
  const found: string[] = []
  const marked = new Marked({ gfm: true })
  // Nothing in it waits, so nothing is left open.
  void marked.walkTokens(marked.lexer(markdown), (token) => {
    if (token.type === 'heading') found.push(idOf(token.text))
  })
  return found
}

/** Files of the brand's folder that a page shows. */
export const pagePictures = (markdown: string): readonly string[] =>
  pageReferences(markdown).flatMap(({ kind, href }) => (kind === 'picture' && href.startsWith('assets/') ? [href] : []))

export interface PageReference {
  readonly kind: 'link' | 'picture'
  readonly href: string
  /** Words of a link, or what a picture shows. */
  readonly words: string
  /** Where it stands in the markdown. */
  readonly offset: number
  readonly length: number
}

/** Links and pictures of a page, in order. */
export function pageReferences(markdown: string): readonly PageReference[] {
  const marked = new Marked({ gfm: true })
  const found: PageReference[] = []
  let from = 0
  // Nothing in it waits, so nothing is left open.
  void marked.walkTokens(marked.lexer(markdown), (token) => {
    if (token.type !== 'link' && token.type !== 'image') return
    const { href, text, raw } = token as Tokens.Link | Tokens.Image // as its type says
    const at = markdown.indexOf(raw, from)
    if (at >= 0) from = at + 1
    found.push({
      kind: token.type === 'link' ? 'link' : 'picture',
      href,
      words: text,
      offset: Math.max(at, 0),
      length: raw.split('\n')[0]?.length ?? 1,
    })
  })
  return found
}
