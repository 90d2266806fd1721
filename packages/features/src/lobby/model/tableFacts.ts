import type { LiveTable } from '@foyer/contract'
import type { GameTileData } from '@foyer/ui/GameTile'
import { limitsText } from './limitsText.ts'

/** More seats at a table than this are never scarce: how many of them are free tells a player nothing. */
const mostCounted = 20

/** What a tile says of a table (I38). */
export function tableFacts(table: LiveTable, symbol: string, language: string): NonNullable<GameTileData['table']> {
  const { seats = 0, seatsFree, tables = 1, lastResults } = table
  const isTold = seatsFree === 0 || seats <= tables * mostCounted
  return {
    limits: limitsText(table, symbol, language),
    seatsFree: isTold ? seatsFree : undefined,
    results: lastResults,
  }
}
