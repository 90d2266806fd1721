import { join } from 'node:path'
import { sourceLanguage } from '@foyer/brand'
import type { ProblemCode } from '@foyer/contract'
import { loadTexts, textIn } from './loadTexts.ts'
import english from './messages/en.json' with { type: 'json' }

type Texts = Readonly<Record<ProblemCode, string>>

const source: Texts = english
const byLanguage = loadTexts<Texts>(join(import.meta.dirname, 'messages'))

/** Languages that problems are told in. */
export const problemLanguages: readonly string[] = [...byLanguage.keys()]

/** The text of a problem in a language given as BCP 47 tag; that of the source language where there is none. */
export const problemText = (code: ProblemCode, language: string = sourceLanguage): string =>
  textIn(byLanguage, source, code, language)
