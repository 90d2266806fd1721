import { mostCollected, mostCollections } from '@foyer/contract'
import { foldText } from '@foyer/rules'
import type { Transaction } from 'kysely'
import type { CallContext, Handler } from '../../calls/handlers.ts'
import { ProblemError } from '../../calls/problem.ts'
import type { Database } from '../../database/schema.ts'

type Scope = Pick<CallContext, 'db' | 'merchant'>

/** QP01. */
export const gameCollections: Handler<'gameCollections'> = async ({ db, merchant, session }) => {
  const collections = await db
    .selectFrom('game_collections')
    .select(['collection_id', 'name'])
    .where('merchant_id', '=', merchant.id)
    .where('member_id', '=', session.memberId)
    .orderBy('name_key')
    .execute()
  if (collections.length === 0) return []
  const games = await db
    .selectFrom('collected_games')
    .select(['collection_id', 'node_id'])
    .where('merchant_id', '=', merchant.id)
    .where(
      'collection_id',
      'in',
      collections.map(({ collection_id }) => collection_id),
    )
    .orderBy('added_at', 'desc')
    .orderBy('node_id')
    .execute()
  return collections.map(({ collection_id, name }) => ({
    collectionId: collection_id,
    name,
    nodeIds: games.filter((game) => game.collection_id === collection_id).map(({ node_id }) => node_id),
  }))
}

/** Changes of one member go one after the other, so that their limits hold. */
const oneByOne = <Result>(
  { db, merchant }: Scope,
  memberId: bigint,
  change: (trx: Transaction<Database>) => Promise<Result>,
): Promise<Result> =>
  db.transaction().execute(async (trx) => {
    await trx
      .selectFrom('members')
      .select('member_id')
      .where('merchant_id', '=', merchant.id)
      .where('member_id', '=', memberId)
      .forUpdate()
      .execute()
    return change(trx)
  })

/** QP01. Names that differ in case or accents alone are the same. */
export const saveGameCollection: Handler<'saveGameCollection'> = async (context, body) => {
  const { merchant, session } = context
  const name = body.name.trim().replace(/\s+/g, ' ')
  const nameKey = foldText(name)
  // Signs that nobody sees, or that turn the text around, make no name.
  if (!/[\p{L}\p{N}\p{P}\p{S}]/u.test(name) || /[\p{Cc}\u202a-\u202e\u2066-\u2069]/u.test(name))
    throw new ProblemError('validation_failed')
  return oneByOne(context, session.memberId, async (trx) => {
    const own = await trx
      .selectFrom('game_collections')
      .select(['collection_id', 'name_key'])
      .where('merchant_id', '=', merchant.id)
      .where('member_id', '=', session.memberId)
      .execute()
    const same = own.find(({ name_key }) => name_key === nameKey)
    if (body.collectionId === undefined) {
      if (same !== undefined) return { collectionId: same.collection_id }
      if (own.length >= mostCollections) throw new ProblemError('limit_reached')
      const made = await trx
        .insertInto('game_collections')
        .values({ merchant_id: merchant.id, member_id: session.memberId, name, name_key: nameKey })
        .returning('collection_id')
        .executeTakeFirstOrThrow()
      return { collectionId: made.collection_id }
    }
    const { collectionId } = body
    if (!own.some(({ collection_id }) => collection_id === collectionId)) throw new ProblemError('not_found')
    if (same !== undefined && same.collection_id !== collectionId) throw new ProblemError('validation_failed')
    await trx
      .updateTable('game_collections')
      .set({ name, name_key: nameKey })
      .where('merchant_id', '=', merchant.id)
      .where('collection_id', '=', collectionId)
      .execute()
    return { collectionId }
  })
}

/** QP01. */
export const removeGameCollection: Handler<'removeGameCollection'> = async ({ db, merchant, session }, body) => {
  await db
    .deleteFrom('game_collections')
    .where('merchant_id', '=', merchant.id)
    .where('member_id', '=', session.memberId)
    .where('collection_id', '=', body.collectionId)
    .execute()
  return null
}

/** QP01. Taking a game out of what is no collection succeeds and changes nothing. */
export const collectGame: Handler<'collectGame'> = async (context, { collectionId, nodeId, isIn }) => {
  const { merchant, session, catalogues, clock } = context
  if (isIn && (await catalogues.of(merchant)).game(nodeId) === undefined) throw new ProblemError('not_found')
  return oneByOne(context, session.memberId, async (trx) => {
    const own = await trx
      .selectFrom('game_collections')
      .select('collection_id')
      .where('merchant_id', '=', merchant.id)
      .where('member_id', '=', session.memberId)
      .where('collection_id', '=', collectionId)
      .executeTakeFirst()
    if (own === undefined) {
      if (isIn) throw new ProblemError('not_found')
      return null
    }
    if (!isIn) {
      await trx
        .deleteFrom('collected_games')
        .where('merchant_id', '=', merchant.id)
        .where('collection_id', '=', collectionId)
        .where('node_id', '=', nodeId)
        .execute()
      return null
    }
    const { games } = await trx
      .selectFrom('collected_games')
      .select((eb) => eb.fn.countAll<number>().as('games'))
      .where('merchant_id', '=', merchant.id)
      .where('collection_id', '=', collectionId)
      .executeTakeFirstOrThrow()
    if (Number(games) >= mostCollected) throw new ProblemError('limit_reached')
    await trx
      .insertInto('collected_games')
      .values({ merchant_id: merchant.id, collection_id: collectionId, node_id: nodeId, added_at: clock.now() })
      .onConflict((conflict) => conflict.doNothing())
      .execute()
    return null
  })
}
