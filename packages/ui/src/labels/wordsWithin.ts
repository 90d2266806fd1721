import type { KitLabels } from './kitLabels.ts'

/** Components whose labels hold those of another, which stand in the other's messages alone. */
export const wordsWithin: { readonly [Component in keyof KitLabels]?: readonly (keyof KitLabels)[] } = {
  Banner: ['Carousel'],
  ContinueRail: ['Rail'],
  DrawCard: ['Countdown'],
  GameGrid: ['GameTile'],
  LiveRail: ['Rail'],
  LotteryWidget: ['DrawCard', 'Rail'],
  PosterRail: ['GameTile', 'Rail'],
  ProviderCarousel: ['Carousel', 'VendorTile'],
  ActivityStatement: ['Table'],
  MemberTransfer: ['Form', 'MoneyField', 'Notice'],
  RecordsPage: ['DateRange', 'Pagination', 'Table'],
}
