import { artAddress } from '../../artwork/artAddress.ts'
import { cardColour } from '../../artwork/houses/cardColour.ts'
import { createRandom } from '../../random/random.ts'
import { houseCode, inhouseVendor, vendorPlans } from './vendorPlan.ts'

export interface VendorCard {
  readonly code: string
  readonly name: string
  readonly position: number
  readonly isHot: boolean
  readonly icon: string
  readonly wideIcon: string
  readonly colour: string
  readonly gameTypes: readonly { readonly gameType: string; readonly gameClassify: readonly string[] }[]
}

/** Vendors that stand first wherever they have games: the house's own, and the lottery the header opens (H07). */
const alwaysFirst: readonly string[] = [inhouseVendor, 'TCG_SEA']
const hotVendors = 9

/** The vendors in a merchant's own order. */
export function vendorCards(merchantCode: string): readonly VendorCard[] {
  const others = vendorPlans.filter(({ code }) => !alwaysFirst.includes(code))
  const first = vendorPlans.filter(({ code }) => alwaysFirst.includes(code))
  return [...first, ...createRandom(`vendors ${merchantCode}`).shuffled(others)].map((plan, index) => {
    const subject = { motif: plan.emblem, house: houseCode(plan.code), number: 0, count: 1, title: plan.name }
    return {
      code: plan.code,
      name: plan.name,
      position: index + 1,
      isHot: index < hotVendors,
      icon: artAddress('mark', subject),
      wideIcon: artAddress('vendor', subject),
      colour: cardColour(subject.house),
      gameTypes: plan.offers.map(({ gameType, classes }) => ({ gameType, gameClassify: classes })),
    }
  })
}
