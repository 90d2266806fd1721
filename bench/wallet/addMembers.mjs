/**
 * Gives the first merchant a tree of 1,000 agents and one of 10, each with a session, money and a running game, and writes
 * who may pay whom.
 */
import { writeFileSync } from 'node:fs'
import { openDatabase } from '../../apps/gateway/src/database/openDatabase.ts'
import { createSessionToken, hashSessionToken } from '../../apps/gateway/src/session/sessionToken.ts'
import { ensureAccount, hashToken, postTransfers } from '../../apps/gateway/src/wallet/port.ts'

const [file, place] = process.argv.slice(2)
const { db, close } = await openDatabase(place.startsWith('postgres') ? { databaseUrl: place } : { dataDir: place })
const { merchant_id, code } = await db.selectFrom('merchants').select(['merchant_id', 'code']).executeTakeFirstOrThrow()
const game = await db
  .selectFrom('games')
  .select(['node_id', 'vendor_code'])
  .where('play_money_only', '=', false)
  .where('is_vendor_list', '=', false)
  .executeTakeFirstOrThrow()
const now = new Date()
const tomorrow = new Date(now.getTime() + 24 * 60 * 60 * 1000)
const currency = 'USD'
const house = await ensureAccount(db, { merchantId: merchant_id, kind: 'house', currency })

async function addTree(name, size) {
  const members = []
  for (let index = 0; index < size; index += 1) {
    const parent = index === 0 ? undefined : members[Math.floor((index - 1) / 8)]
    const username = `${name}${index}`
    const facts = { username, username_key: username, nickname: username, type: 1, password_hash: '-', profile: '{}' }
    const { member_id } = await db
      .insertInto('members')
      .values({ merchant_id, ...facts, upline_id: parent?.id ?? null, created_at: now })
      .returning('member_id')
      .executeTakeFirstOrThrow()
    const account = await ensureAccount(db, { merchantId: merchant_id, kind: 'member', memberId: member_id, currency })
    const [token, session] = [createSessionToken(), createSessionToken()]
    const shared = { merchant_id, member_id, expires_at: tomorrow }
    await db
      .insertInto('sessions')
      .values({ ...shared, token_hash: hashSessionToken(token), created_at: now })
      .execute()
    const playing = { session_hash: hashToken(session), vendor_code: game.vendor_code, account_id: account.accountId }
    await db
      .insertInto('game_sessions')
      .values({ ...shared, ...playing, node_id: game.node_id, trial: false, login_hash: hashSessionToken(token) })
      .execute()
    members.push({ id: member_id, username, token, session, account: account.accountId, parent: parent?.username })
  }
  await db.transaction().execute((trx) =>
    postTransfers(
      trx,
      members.map(({ account, username }) => ({
        merchantId: merchant_id,
        kind: 'opening',
        idempotencyKey: `bench:${username}`,
        reference: 'bench',
        lines: [
          { accountId: house.accountId, amount: -10_000_000_000n },
          { accountId: account, amount: 10_000_000_000n },
        ],
        at: now,
      })),
    ),
  )
  return members.map(({ username, token, session, parent }) => ({ username, token, session, parent }))
}

const trees = { large: await addTree('bench', 1000), hot: await addTree('hot', 10) }
await close()
writeFileSync(file, JSON.stringify({ merchant: code, vendor: game.vendor_code, ...trees }))
