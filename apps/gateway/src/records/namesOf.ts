import type { CallContext } from '../calls/handlers.ts'
import { readLotteryNames } from '../system/port.ts'

/** A row of a record, as far as its game goes; none has one where there was no game. */
interface PlayedRow {
  readonly node_id: number | null
  readonly game_type: string | null
}

/** What the lotteries of rows are called in the language of the call; rows of other games keep the name they were played under. */
export async function namesOf<Row extends PlayedRow>(
  context: Pick<CallContext, 'db' | 'merchant' | 'language'>,
  rows: readonly Row[],
): Promise<ReadonlyMap<Row, string>> {
  const nodes = rows.flatMap(({ node_id, game_type }) =>
    node_id !== null && (game_type === 'LOTT' || game_type === 'ELOTT') ? [node_id] : [],
  )
  if (nodes.length === 0) return new Map()
  const games = await context.db
    .selectFrom('games')
    .select(['node_id', 'game_id'])
    .where('merchant_id', '=', context.merchant.id)
    .where('node_id', 'in', [...new Set(nodes)])
    .execute()
  const names = await readLotteryNames(context)
  const byNode = new Map(games.map(({ node_id, game_id }) => [node_id, names.get(game_id)]))
  return new Map(
    rows.flatMap((row) => {
      const name = row.node_id === null ? undefined : byNode.get(row.node_id)
      return name === undefined ? [] : [[row, name] as const]
    }),
  )
}
