import type { Finding } from '../issues/issue.ts'
import { pageElements } from '../pages/pageElements.ts'

/** Markdown for what html says without its address being looked at, put into the reader's language or found in the folder. */
const inMarkdown: Readonly<Record<string, string>> = {
  a: 'Write [words](/help)',
  img: 'Write ![what it shows](assets/lake.webp)',
}

interface HtmlProblem extends Omit<Finding, 'path'> {
  readonly offset: number
  readonly length: number
}

/** Elements of html in a page that players would not see as they are written (ruling 14). */
export function pageHtmlProblems(markdown: string, tags: readonly string[]): readonly HtmlProblem[] {
  const free = tags.filter((tag) => inMarkdown[tag] === undefined)
  return pageElements(markdown).flatMap(({ tag, ...place }): readonly HtmlProblem[] => {
    const markdownForm = inMarkdown[tag]
    if (free.includes(tag)) return []
    return [
      {
        ...place,
        code: 'page-html',
        severity: 'warning',
        message: markdownForm ? `<${tag}> is written in html` : `<${tag}> is not shown on a page`,
        why: markdownForm
          ? 'Its address is not looked at, nor led to pages in the language of the reader or files of the brand.'
          : 'Players would see its words alone, or nothing.',
        hint: markdownForm ?? `Take it out, or write it in markdown. Elements that are shown: ${free.join(', ')}`,
      },
    ]
  })
}
