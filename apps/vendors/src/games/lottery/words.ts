import { createWords } from '../../client/i18n/createWords.ts'
import english from './messages/en.json' with { type: 'json' }

/** Every word of lotteries, as the English file has them. `language` is the tag of the words. */
export type LotteryWords = typeof english & { readonly language: string }

export const useLotteryWords: () => LotteryWords = createWords(
  english,
  import.meta.glob('./messages/*.json', { eager: true, import: 'default' }),
)
