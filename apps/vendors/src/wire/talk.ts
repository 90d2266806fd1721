/** What players at a table can say to one another. */
export const phrases = ['hello', 'luck', 'wellPlayed', 'thanks', 'close', 'wow', 'break', 'bye'] as const

export type Phrase = (typeof phrases)[number]

export interface ChatLine {
  readonly id: number
  readonly seat: number
  readonly phrase: Phrase
}
