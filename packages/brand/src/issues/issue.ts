/** Where in a brand's value something stands: keys and indices from the top of brand.json. */
export type ValuePath = readonly (string | number)[]

/** Errors stop a build; warnings and hints do not. */
export type Severity = 'error' | 'warning' | 'hint'

/** A problem in a brand's files, ready to be printed or serialised. */
export interface Issue {
  /** Stable name of the kind of problem, e.g. `unknown-key`. */
  readonly code: string
  readonly severity: Severity
  /** Path of the file as printed, with forward slashes. */
  readonly file: string
  /** 1-based. */
  readonly line: number
  /** 1-based, in UTF-16 units as editors count. */
  readonly col: number
  /** Dotted path of the value, e.g. `theme.dark.accent`; empty for the whole file. */
  readonly path: string
  readonly message: string
  /** What a player would notice. */
  readonly why?: string
  /** The way out: a did-you-mean or the nearest legal value. */
  readonly hint?: string
  /** Environment in which alone it is a problem. */
  readonly env?: string
  /** The offending line and the width of the mark under it. */
  readonly source?: { readonly text: string; readonly width: number }
}

/** What a check says; the place is added from the document. */
export interface Finding {
  readonly code: string
  readonly severity?: Severity
  readonly path: ValuePath
  /** Mark the key instead of the value. */
  readonly atKey?: boolean
  readonly message: string
  readonly why?: string
  readonly hint?: string
  /** What many findings have in common that are told as one. */
  readonly kind?: GatheredKind
}

/** Findings of one cause that may be many: texts that lack a language, or have one too many, and banners of one id. */
export type GatheredKind = 'text-lacking' | 'text-strange' | 'banner-twice'

export const formatPath = (path: ValuePath): string =>
  path.reduce<string>(
    (text, part) => (typeof part === 'number' ? `${text}[${part}]` : text === '' ? part : `${text}.${part}`),
    '',
  )

const order = (a: Issue, b: Issue): number =>
  (a.file < b.file ? -1 : a.file > b.file ? 1 : 0) || a.line - b.line || a.col - b.col || a.code.localeCompare(b.code)

/** By file, line and column, without repetitions. */
export function sortIssues(issues: readonly Issue[]): readonly Issue[] {
  const seen = new Set<string>()
  return [...issues].sort(order).filter((issue) => {
    const key = JSON.stringify([issue.file, issue.line, issue.col, issue.code, issue.path, issue.message])
    return !seen.has(key) && seen.add(key)
  })
}

export const hasErrors = (issues: readonly Issue[]): boolean => issues.some(({ severity }) => severity === 'error')
