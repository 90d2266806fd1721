/** From the lowest to the highest, as most games rank them; `T` is a ten. */
export const ranks = ['2', '3', '4', '5', '6', '7', '8', '9', 'T', 'J', 'Q', 'K', 'A'] as const

/** Clubs, diamonds, hearts, spades. */
export const suits = ['c', 'd', 'h', 's'] as const

export type Rank = (typeof ranks)[number]
export type Suit = (typeof suits)[number]

/** A card as it is stored and sent: rank, then suit, e.g. `Qh` for the queen of hearts. */
export type Card = `${Rank}${Suit}`

/** The 52 cards of a deck, suit by suit. */
export const deck: readonly Card[] = suits.flatMap((suit) => ranks.map((rank): Card => `${rank}${suit}`))

// A card has two letters by its type.
export const rankOf = (card: Card): Rank => card[0] as Rank
export const suitOf = (card: Card): Suit => card[1] as Suit // the same
