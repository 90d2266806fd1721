import type { Game } from '@foyer/contract'

const nouns = ['Otters', 'Windmills', 'Lanterns', 'Apples', 'Trumpets', 'Kites']

/** A game of a list, by its place. */
export const storyGame = (place: number): Game => ({
  nodeId: 20_000 + place,
  gameId: `lmp-${place}`,
  name: `${place + 1} ${nouns[place % nouns.length]}`,
  vendor: 'LMP',
  vendorName: 'Lamplight Mill',
  gameType: 'RNG',
  icon: '',
  wideIcon: '',
  trialOffered: true,
  playMoneyOnly: false,
  opensVendorList: false,
  isNew: false,
  isHot: false,
})
