import { createRandom } from '../../random/random.ts'
import { type House, house, houses } from './houses.ts'

const known = Object.values(houses)

/** How the brands of this repository draw what is theirs: banners of the server. */
const brands: Readonly<Record<string, House>> = {
  comet: house('nightWash', 'back', 'bleed', 'deco', 'rim', '#141a3c #2b3470 #ff8f5a #f25f8b #ffe3a8'),
  marigold: house('cutPaper', 'front', 'bleed', 'slab', 'rim', '#f6e7c4 #f0c461 #d9722e #3f7d58 #fff8e5'),
  keystone: house('flat', 'none', 'bleed', 'engraved', 'rim', '#e4e9ea #c3d0d3 #1f6f78 #4a5a63 #f6f8f8'),
}

/** The style of a house; a brand or a maker outside the table draws like one of them, always the same. */
export function houseOf(code: string): House {
  const own = houses[code] ?? brands[code]
  if (own) return own
  const random = createRandom(`house ${code}`)
  return { ...random.pick(known), five: random.pick(known).five }
}
