import type { InputOf, operations, PrizeMode } from '@foyer/contract'
import type { PortalRuntime } from '@foyer/feature-api'
import { prizeModeOf, readSitePath } from '@foyer/rules'
import { backHref } from './backHref.ts'
import type { GameTicket } from './gameTicket.ts'

type Launch = InputOf<typeof operations.launchGame>
type Entry = Omit<Launch, 'gameId' | 'nodeId' | 'vassalage' | 'platform' | 'clientType' | 'language'>
type Site = Pick<PortalRuntime, 'config' | 'hasRoute' | 'href' | 'language'>

/** What a lottery is asked for with besides (I48): its family, its view, its way to play, and where it leads back to. */
export function lotteryEntry(site: Site, { gameId, vendor, playType, isPast, back }: GameTicket): Entry {
  const lottoPrizeMode = familyOf(site, vendor)
  return {
    launchMode: 'LOTT',
    lottoArea: 'VN',
    ...(lottoPrizeMode && { lottoPrizeMode }),
    lottoGameCode: gameId,
    lottoView: isPast ? 'past' : 'betting',
    ...(playType && { lottoPlayType: playType }),
    device: 'WEB',
    backUrl: back === undefined ? pageOf(site, gameId) : backHref(site, back),
  }
}

/** The family that has the vendor's lotteries; of a vendor that none has, the one that the brand names (EN18). */
function familyOf({ config }: Site, vendor: string): PrizeMode | undefined {
  const own = prizeModeOf(vendor)
  const settings: unknown = config.features.lottery
  if (own !== undefined || typeof settings !== 'object' || settings === null || !('prizeMode' in settings)) return own
  const { prizeMode } = settings
  // The schema of `features.lottery` has checked it.
  return typeof prizeMode === 'string' ? (prizeMode as PrizeMode) : undefined
}

/** The page of a lottery, for one that was opened by its address alone. */
const pageOf = ({ hasRoute, href }: Site, gameCode: string): string =>
  hasRoute('lotteryCenter') ? href('lotteryCenter', { gameCode }) : href('home')

/** The page that a lottery is opened from, for the way back; nothing where its address is none that leads back. */
export const pageNow = (): string | undefined => readSitePath(window.location.pathname + window.location.search)
