import { createWords } from '../i18n/createWords.ts'
import english from './messages/en.json' with { type: 'json' }

/** Words that the tables of every kind share. */
export const useTableWords = createWords(
  english,
  import.meta.glob('./messages/*.json', { eager: true, import: 'default' }),
)

/** Why something was not done at a table. */
export type SharedNotice = keyof typeof english.problems
