import { createWords } from '../../../client/i18n/createWords.ts'
import english from './messages/en.json' with { type: 'json' }

/** Every word of the table, as the English file has them. */
export const useBlackjackWords = createWords(
  english,
  import.meta.glob('./messages/*.json', { eager: true, import: 'default' }),
)
