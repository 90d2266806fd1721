import { Marked } from 'marked'

export interface PageElement {
  /** In lower case, e.g. `iframe`. */
  readonly tag: string
  /** Where it opens in the markdown. */
  readonly offset: number
  readonly length: number
}

/** Elements of html that open in the markdown of a page, in order. */
export function pageElements(markdown: string): readonly PageElement[] {
  const marked = new Marked({ gfm: true })
  const found: PageElement[] = []
  let from = 0
  // Nothing in it waits, so nothing is left open.
  void marked.walkTokens(marked.lexer(markdown), ({ type, raw }) => {
    if (type !== 'html') return
    const at = markdown.indexOf(raw, from)
    if (at < 0) return
    from = at + raw.length
    const opened = raw.replace(/<!--[\s\S]*?(?:-->|$)/g, (comment) => ' '.repeat(comment.length))
    for (const { 0: start, 1: tag = '', index } of opened.matchAll(/<([a-z][a-z0-9]*)/gi))
      found.push({ tag: tag.toLowerCase(), offset: at + index, length: start.length })
  })
  return found
}
