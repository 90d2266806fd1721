/**
 * Symbols on the reels, by the letter that strips and results write them with. What they look like is the look's
 * business; of those that pay, `a` to `d` are the better ones and `x` to `z` the lesser.
 */
export const symbolNames = {
  W: 'wild',
  S: 'scatter',
  C: 'coin',
  a: 'high1',
  b: 'high2',
  c: 'high3',
  d: 'high4',
  x: 'low1',
  y: 'low2',
  z: 'low3',
} as const

export type Letter = keyof typeof symbolNames
export type SlotSymbol = (typeof symbolNames)[Letter]

/** Letters of symbols that pay by themselves, the best first. */
export type PayLetter = Exclude<Letter, 'W' | 'S' | 'C'>

export const payLetters: readonly PayLetter[] = ['a', 'b', 'c', 'd', 'x', 'y', 'z']

const isLetter = (text: string): text is Letter => text in symbolNames

/** The letters of a strip or a column. */
export function lettersOf(text: string): Letter[] {
  return [...text].filter(isLetter)
}
