import type { CallContext } from '../../calls/handlers.ts'
import { readContent } from './readContent.ts'

interface StoredName {
  readonly gameId: string
  readonly labelName: string
}

/** What lotteries are called in the language of the call, by their ids; other games have the one name that the catalogue has. */
export async function readLotteryNames(
  context: Pick<CallContext, 'db' | 'merchant' | 'language'>,
): Promise<ReadonlyMap<string, string>> {
  const lotteries = await readContent<StoredName>(context, 'lottery', context.language)
  return new Map(lotteries.map(({ gameId, labelName }) => [gameId, labelName]))
}
