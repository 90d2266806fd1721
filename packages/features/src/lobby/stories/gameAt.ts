import type { Game } from '@foyer/contract'
import { storyGame } from '../../storyGame.ts'

const nouns = ['Otters', 'Windmills', 'Lanterns', 'Apples', 'Trumpets', 'Kites']

/** A game of a maker's list, by its place, with a name of its own. */
export const gameAt = (place: number): Game =>
  storyGame(`${place + 1} ${nouns[place % nouns.length]}`, place, {
    gameId: `lmp-${place}`,
    vendor: 'LMP',
    vendorName: 'Lamplight Mill',
  })
