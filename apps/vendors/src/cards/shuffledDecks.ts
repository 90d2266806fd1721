import type { Draw } from '../frame/random/draw.ts'
import { shuffle } from '../frame/random/shuffle.ts'
import { type Card, deck } from './card.ts'

/** So many decks shuffled into one. */
export const shuffledDecks = (decks: number, draw: Draw): Card[] =>
  shuffle(Array.from({ length: decks }, () => deck).flat(), draw)
