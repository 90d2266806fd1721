import { sourceLanguage } from '@foyer/brand'
import { betTypesOf, type DrawForm } from '@foyer/rules'
import type { Kysely } from 'kysely'
import type { Database } from '../database/schema.ts'
import type { GameNames } from './catalogue.ts'

interface LotteryFacts {
  /** The way to bet that a lottery opens with, the first of its form, by its id (EN04). */
  readonly playTypes: ReadonlyMap<string, string>
  /** What lotteries are called, in languages but the source's; other games have one name everywhere. */
  readonly names: GameNames
}

/** What the content of a merchant's lotteries adds to its catalogue. */
export async function readLotteryFacts(db: Kysely<Database>, merchantId: number): Promise<LotteryFacts> {
  const rows = await db
    .selectFrom('content')
    .select(['language', 'data'])
    .where('merchant_id', '=', merchantId)
    .where('kind', '=', 'lottery')
    .execute()
  const playTypes = new Map<string, string>()
  const names = new Map<string, Map<string, string>>()
  for (const { language, data } of rows) {
    // Content of this kind is written from a lottery, whose form is checked there.
    const { gameId, labelName, form } = data as { gameId: string; labelName: string; form: DrawForm }
    const [first] = betTypesOf(form)
    if (first !== undefined) playTypes.set(gameId, first.id)
    if (language === sourceLanguage) continue
    const ofLanguage = names.get(language) ?? new Map<string, string>()
    names.set(language, ofLanguage.set(gameId, labelName))
  }
  return { playTypes, names }
}
