import type { GameType, Vendor, VendorCategory } from '@foyer/contract'
import { refusal, type StoryPortal } from '../../storyPortal.ts'

const names = ['Lamplight Mill', 'Backstage Games', 'Green Pool', 'Otter & Sons', 'Northern Lights Studio', 'Quill']

const vendor = (place: number): Vendor => ({
  vassalage: `MK${place}`,
  displayName: `${names[place % names.length]}${place < names.length ? '' : ` ${Math.floor(place / names.length) + 1}`}`,
  isHot: place === 1 ? 1 : 0,
  iconUrl: '',
  gameClassify: [],
  gameCount: 12 + place * 173,
})

export const category = (gameCategory: GameType, from: number, count: number): VendorCategory => ({
  gameCategory,
  gameClassify: [],
  vendors: Array.from({ length: count }, (_, place) => vendor(from + place)),
})
/** A house of three categories; one maker makes games of two. */
export const house = [category('RNG', 0, 4), category('LIVE', 3, 3), category('FISH', 5, 1)]

export const portal = (gameVendors: () => unknown) => ({
  portal: { answers: { gameVendors } } satisfies StoryPortal,
})
export const fails = () => {
  throw refusal('unavailable')
}
