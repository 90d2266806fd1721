import { readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { sourceLanguage } from '@foyer/brand'
import type { ProblemCode } from '@foyer/contract'
import english from './messages/en.json' with { type: 'json' }

type Texts = Readonly<Record<ProblemCode, string>>

const source: Texts = english
const folder = join(import.meta.dirname, 'messages')

/** Texts by language tag: a language is there when it has a file. */
const byLanguage: ReadonlyMap<string, Partial<Texts>> = new Map(
  readdirSync(folder)
    .filter((file) => file.endsWith('.json'))
    .map((file) => [basename(file, '.json'), JSON.parse(readFileSync(join(folder, file), 'utf8'))]),
)

/** Languages that problems are told in. */
export const problemLanguages: readonly string[] = [...byLanguage.keys()]

/** The text of a problem in a language given as BCP 47 tag; that of the source language where there is none. */
export function problemText(code: ProblemCode, language: string = sourceLanguage): string {
  const [general = ''] = language.split('-', 1)
  return byLanguage.get(language)?.[code] ?? byLanguage.get(general)?.[code] ?? source[code]
}
