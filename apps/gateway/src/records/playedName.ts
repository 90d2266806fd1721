import type { CallContext } from '../calls/handlers.ts'

/** What the game of a record's row is called; `storedName` is the name it was played under. */
type PlayedName = (
  row: { readonly node_id: number | null; readonly game_type: string | null },
  storedName: string,
) => string

/**
 * Lotteries have the name of the language of the call, as far as they are offered; other games keep the name they were played
 * under. It is asked for before a transaction begins: the catalogue may have to be read, and an embedded database does one
 * thing at a time.
 */
export async function readPlayedName({
  catalogues,
  merchant,
}: Pick<CallContext, 'catalogues' | 'merchant'>): Promise<PlayedName> {
  const { game } = await catalogues.of(merchant)
  return ({ node_id, game_type }, storedName) => {
    const isLottery = game_type === 'LOTT' || game_type === 'ELOTT'
    return (isLottery && node_id !== null && game(node_id)?.wire.gameName) || storedName
  }
}
