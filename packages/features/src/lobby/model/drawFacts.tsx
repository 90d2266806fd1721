import type { LiveFacts } from '@foyer/contract'
import type { GameTileData } from '@foyer/ui/GameTile'
import { DrawTime } from '../components/DrawTime.tsx'

/** What is known of a lottery's draws, in words of the page. */
export function drawFacts(
  { lastBalls, pot, nextDraw }: NonNullable<LiveFacts['draw']>,
  symbol: string,
  language: string,
): NonNullable<GameTileData['draw']> {
  const won = pot === undefined ? undefined : `${symbol}${new Intl.NumberFormat(language).format(pot)}`
  return { balls: lastBalls, pot: won, next: nextDraw && <DrawTime instant={nextDraw} /> }
}
