import { createWords } from '../../client/i18n/createWords.ts'
import english from './messages/en.json' with { type: 'json' }

export const useWords = createWords(english, import.meta.glob('./messages/*.json', { eager: true, import: 'default' }))
