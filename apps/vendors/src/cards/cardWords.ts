import { sayLabel } from '@foyer/ui/labels'
import { createWords } from '../client/i18n/createWords.ts'
import { type Card, rankOf, suitOf } from './card.ts'
import english from './messages/en.json' with { type: 'json' }

export type CardWords = typeof english

/** Words of cards in the language of the game. */
export const useCardWords = createWords(
  english,
  import.meta.glob('./messages/*.json', { eager: true, import: 'default' }),
)

/** A card in words, e.g. "Queen of hearts". */
export const sayCard = (words: CardWords, card: Card): string =>
  sayLabel(words, 'card', { rank: words.ranks[rankOf(card)], suit: words.suits[suitOf(card)] })
