import type { KitLabels } from './kitLabels.ts'

/** Components whose labels hold those of others, which stand in the others' messages alone: all of them, however deep. */
export const wordsWithin: { readonly [Component in keyof KitLabels]?: readonly (keyof KitLabels)[] } = {
  Banner: ['Carousel'],
  ContinueRail: ['Rail'],
  DrawCard: ['Countdown'],
  GameGrid: ['GameTile'],
  LiveRail: ['Rail'],
  LotteryWidget: ['Countdown', 'DrawCard', 'Rail'],
  PosterRail: ['GameTile', 'Rail'],
  ProviderCarousel: ['Carousel', 'VendorTile'],
  ActivityStatement: ['Table'],
  MemberTransfer: ['Form', 'MoneyField', 'Notice'],
  RecordsPage: ['DateRange', 'Pagination', 'Table'],
}
