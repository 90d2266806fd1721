import type { Game } from '@foyer/contract'

/** A slot of a list, by its place. */
export const storyGame = (name: string, place: number, more: Partial<Game> = {}): Game => ({
  nodeId: 20_000 + place,
  gameId: `g-${place}`,
  name,
  vendor: 'BGS',
  vendorName: 'Backstage Games',
  gameType: 'RNG',
  icon: '',
  wideIcon: '',
  trialOffered: true,
  playMoneyOnly: false,
  opensVendorList: false,
  isNew: false,
  isHot: false,
  ...more,
})
