import { join } from 'node:path'
import type { AccountChangeKind } from '@foyer/contract'
import { loadTexts, textIn } from '../calls/loadTexts.ts'
import english from './messages/en.json' with { type: 'json' }

type Texts = Readonly<Record<AccountChangeKind, string>>

const source: Texts = english
const byLanguage = loadTexts<Texts>(join(import.meta.dirname, 'messages'))

/** What was changed, as a sentence of a mail. */
export const changeText = (kind: AccountChangeKind, language: string): string =>
  textIn(byLanguage, source, kind, language)
