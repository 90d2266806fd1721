import type { SiteLanguage } from '@foyer/brand'
import type { QuerySpec } from '@foyer/feature-api'
import { operationKey } from '@foyer/feature-api/operationKey'

/** Answers of guest operations by the key of the portal's query cache. */
export type Answers = Readonly<Record<string, unknown>>

/** What pages show first from the server, as it stood at one moment. */
export interface Snapshot {
  readonly version: 1
  readonly merchant: string
  /** ISO 8601 instant. */
  readonly takenAt: string
  readonly answers: Answers
}

export const answerKey = ({ operation, input }: QuerySpec, language: SiteLanguage): string =>
  JSON.stringify(operationKey(operation, input, language.code))

/** The answers that one page shows. */
export function answersOf(answers: Answers, queries: readonly QuerySpec[], language: SiteLanguage): Answers {
  const keys = queries.map((query) => answerKey(query, language))
  return Object.fromEntries(keys.filter((key) => Object.hasOwn(answers, key)).map((key) => [key, answers[key]]))
}
