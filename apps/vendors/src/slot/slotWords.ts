import { createWords } from '../client/i18n/createWords.ts'
import english from './messages/en.json' with { type: 'json' }

/** Words that all slots share. */
export const useSlotWords = createWords(
  english,
  import.meta.glob('./messages/*.json', { eager: true, import: 'default' }),
)
