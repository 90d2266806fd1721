/** Gives the first merchant as many members, each with a session, as asked for, and prints their tokens. */
import { writeFileSync } from 'node:fs'
import { openDatabase } from '../../apps/gateway/src/database/openDatabase.ts'
import { createSessionToken, hashSessionToken } from '../../apps/gateway/src/session/sessionToken.ts'

const [count, file, dataDir] = process.argv.slice(2)
const { db, close } = await openDatabase({ dataDir })
const { merchant_id } = await db
  .selectFrom('merchants')
  .select('merchant_id')
  .orderBy('merchant_id')
  .executeTakeFirstOrThrow()
const now = new Date()
const tokens = Array.from({ length: Number(count) }, createSessionToken)
for (let start = 0; start < tokens.length; start += 1000) {
  const part = tokens.slice(start, start + 1000)
  const members = await db
    .insertInto('members')
    .values(
      part.map((_, index) => {
        const username = `visitor${start + index}`
        const name = { username, username_key: username, nickname: username }
        return { merchant_id, ...name, type: 0, password_hash: '-', profile: '{}', created_at: now }
      }),
    )
    .returning('member_id')
    .execute()
  await db
    .insertInto('sessions')
    .values(
      part.map((token, index) => ({
        merchant_id,
        token_hash: hashSessionToken(token),
        member_id: members[index].member_id,
        created_at: now,
        expires_at: new Date(now.getTime() + 24 * 60 * 60 * 1000),
      })),
    )
    .execute()
}
await close()
writeFileSync(file, JSON.stringify(tokens))
