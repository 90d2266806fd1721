import type { ResolvedBrand } from '@foyer/brand'
import type { Game, GameType, WireGame } from '@foyer/contract'
import { type LotteryPage, lotteryPage } from '@foyer/rules'

/** What a merchant's site can open. */
export interface Offer {
  readonly categories: ReadonlySet<GameType>
  readonly lotteryPages: ReadonlySet<LotteryPage>
  /** Whether games may open with play money. */
  readonly playMoney: boolean
}

/** The page of each category (C26, C27). */
const pages: Readonly<Record<GameType, string>> = {
  RNG: 'rng',
  LIVE: 'live',
  FISH: 'fish',
  PVP: 'pvp',
  SPORTS: 'sports',
  ESPORTS: 'esports',
  COCKFIGHT: 'cockfight',
  LOTT: 'lottery',
  ELOTT: 'elott',
}
const lotteryPages: readonly LotteryPage[] = ['lottery', 'vnLottery', 'elott']
const isLottery = (type: GameType): boolean => type === 'LOTT' || type === 'ELOTT'

/**
 * A brand has the categories whose pages it has not switched off. Lotteries are no page that every site has: they are
 * there when the navigation names them, and their pages when the brand switches them on.
 */
export function offerOf({ routes, nav, modules }: Pick<ResolvedBrand, 'routes' | 'nav' | 'modules'>): Offer {
  const isOn = (page: string): boolean => routes[page]?.enabled === true
  const has = (type: GameType): boolean =>
    isLottery(type)
      ? isOn(pages[type]) || nav.some(({ category }) => category === type)
      : routes[pages[type]]?.enabled !== false
  // The keys are those of the record above.
  const types = Object.keys(pages) as GameType[]
  return {
    categories: new Set(types.filter(has)),
    lotteryPages: new Set(lotteryPages.filter(isOn)),
    playMoney: modules.freePlay,
  }
}

/** Whether the site can open a game, or has a page or a list that does. */
export function isOffered(
  offer: Offer,
  { gameType, vassalage, playMoneyOnly }: Pick<Game, 'gameType'> & Pick<WireGame, 'vassalage' | 'playMoneyOnly'>,
): boolean {
  if (!offer.categories.has(gameType)) return false
  const page = lotteryPage(vassalage, gameType)
  if (page !== undefined) return offer.lotteryPages.has(page)
  return playMoneyOnly !== true || offer.playMoney
}
