import type { Issue, Severity } from '../issues/issue.ts'

/** A text file with its line starts, so that an offset becomes a place a person can go to. */
export interface SourceFile {
  /** Path as printed. */
  readonly file: string
  readonly text: string
  readonly lineStarts: readonly number[]
}

export function createSourceFile(file: string, text: string): SourceFile {
  const lineStarts = [0]
  for (let index = 0; index < text.length; index += 1) {
    const code = text.charCodeAt(index)
    if (code === 10 || (code === 13 && text.charCodeAt(index + 1) !== 10)) lineStarts.push(index + 1)
  }
  return { file, text, lineStarts }
}

export interface Place {
  readonly file: string
  readonly line: number
  readonly col: number
  readonly source: { readonly text: string; readonly width: number }
}

/** Line, column and text of an offset; offsets outside the text are taken to its ends. */
export function placeAt(source: SourceFile, offset: number, length = 1): Place {
  const at = Math.max(0, Math.min(offset, source.text.length))
  let low = 0
  let high = source.lineStarts.length - 1
  while (low < high) {
    const middle = (low + high + 1) >> 1
    if ((source.lineStarts[middle] ?? 0) <= at) low = middle
    else high = middle - 1
  }
  const start = source.lineStarts[low] ?? 0
  const next = source.lineStarts[low + 1] ?? source.text.length
  const text = source.text.slice(start, next).replace(/[\r\n]+$/, '')
  const width = Math.max(1, Math.min(length, text.length - (at - start)))
  return { file: source.file, line: low + 1, col: at - start + 1, source: { text, width } }
}

export interface SourceProblem {
  readonly code: string
  readonly severity?: Severity
  readonly offset: number
  readonly length?: number
  readonly message: string
  readonly why?: string
  readonly hint?: string
}

/** An issue at an offset of a file. */
export function sourceIssue(source: SourceFile, problem: SourceProblem): Issue {
  return {
    code: problem.code,
    severity: problem.severity ?? 'error',
    ...placeAt(source, problem.offset, problem.length),
    path: '',
    message: problem.message,
    ...(problem.why ? { why: problem.why } : {}),
    ...(problem.hint ? { hint: problem.hint } : {}),
  }
}
