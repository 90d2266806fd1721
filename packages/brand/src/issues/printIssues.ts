import { styleText } from 'node:util'
import { type Issue, sortIssues } from './issue.ts'

type Paint = Parameters<typeof styleText>[0]

const longestExcerpt = 140

/** The offending line with a caret under the place; long lines are cut around it. */
function excerpt(issue: Issue): readonly string[] {
  if (!issue.source?.text.trim()) return []
  const column = issue.col - 1
  const start = column > longestExcerpt - 40 ? column - 40 : 0
  const text = issue.source.text.slice(start, start + longestExcerpt).replace(/[\p{Cc}\p{Cf}\p{Cs}]/gu, ' ')
  const cut = start > 0 ? '…' : ''
  const width = Math.max(1, Math.min(issue.source.width, text.length - (column - start)))
  const gutter = String(issue.line)
  return [
    `  ${gutter} | ${cut}${text}`,
    `  ${' '.repeat(gutter.length)} | ${' '.repeat(cut.length + column - start)}${'^'.repeat(width)}`,
  ]
}

const colors = { error: 'red', warning: 'yellow', hint: 'cyan' } as const

function printIssue(issue: Issue, paint: (format: Paint, text: string) => string): string {
  const mark = paint(['bold', colors[issue.severity]], issue.severity) + (issue.env ? ` in ${issue.env}:` : '')
  const place = paint('bold', `${issue.file}:${issue.line}:${issue.col}`)
  return [
    `${place} ${mark} ${issue.message} ${paint('dim', `[${issue.code}]`)}`,
    ...excerpt(issue),
    ...(issue.why ? [`  why: ${issue.why}`] : []),
    ...(issue.hint ? [paint('cyan', `  fix: ${issue.hint}`)] : []),
  ].join('\n')
}

export interface PrintOptions {
  readonly color?: boolean
}

/** All problems in the order of the files, ready for a terminal. Empty text when there are none. */
export function printIssues(issues: readonly Issue[], options: PrintOptions = {}): string {
  const paint = (format: Paint, text: string) =>
    options.color ? styleText(format, text, { validateStream: false }) : text
  return sortIssues(issues)
    .map((issue) => printIssue(issue, paint))
    .join('\n\n')
}

const plural = (count: number, word: string) => `${count} ${word}${count === 1 ? '' : 's'}`

/** One line that sums the problems up. */
export function summarise(issues: readonly Issue[]): string {
  const counts = (['error', 'warning', 'hint'] as const).flatMap((severity) => {
    const count = issues.filter((issue) => issue.severity === severity).length
    return count > 0 ? [plural(count, severity)] : []
  })
  return counts.join(', ') || 'no problems'
}
