import type { AddressInfo } from 'node:net'
import { deskPaths, operations, requestedWith, toMinor, wirePath } from '@foyer/contract'
import { createMember } from '../../src/members/port.ts'
import { createSessionToken, hashSessionToken } from '../../src/session/sessionToken.ts'
import { createTestGateway } from '../../src/testing/createTestGateway.ts'
import { ensureAccount, ledgerOf } from '../../src/wallet/port.ts'

export const memberCount = 8
/** Minor units that each begins with: little enough that many transfers are refused. */
export const start = 500

export interface Member {
  readonly username: string
  readonly token: string
}

/** Some agents, each below the one before, in a gateway that listens. */
export async function createBankWorld() {
  const gateway = await createTestGateway()
  const { db, clock, merchant } = gateway
  await gateway.app.listen({ port: 0, host: '127.0.0.1' })
  // A server that listens on an address has one.
  const { port } = gateway.app.server.address() as AddressInfo
  const members: Member[] = []
  const shared = { merchantId: merchant.id, currency: merchant.currency }
  const house = await ensureAccount(db, { ...shared, kind: 'house' })
  let uplineId: bigint | undefined
  for (let index = 0; index < memberCount; index += 1) {
    const username = `banker${index}`
    const token = createSessionToken()
    const made = { username, passwordHash: '-', type: 1, createdAt: clock.now() }
    const memberId = await db
      .transaction()
      .execute((trx) => createMember(trx, merchant, { ...made, ...(uplineId === undefined ? {} : { uplineId }) }))
    if (memberId === undefined) throw new Error('The name is taken')
    const ends = new Date(clock.now().getTime() + 86_400_000)
    const session = { merchant_id: merchant.id, member_id: memberId, created_at: clock.now(), expires_at: ends }
    await db
      .insertInto('sessions')
      .values({ ...session, token_hash: hashSessionToken(token) })
      .execute()
    const account = await ensureAccount(db, { ...shared, kind: 'member', memberId })
    await ledgerOf(db).post({
      merchantId: merchant.id,
      kind: 'opening',
      idempotencyKey: `bank:${index}`,
      reference: 'bank',
      lines: [
        { accountId: house.accountId, amount: -BigInt(start) },
        { accountId: account.accountId, amount: BigInt(start) },
      ],
      at: clock.now(),
    })
    members.push({ username, token })
    uplineId = memberId
  }
  const base = `http://127.0.0.1:${port}`
  const headersOf = ({ token }: Member) => ({ host: 'localhost', cookie: `__Host-foyer-session=${token}` })

  return {
    db,
    members,
    close: gateway.close,
    transfer: async (from: Member, to: Member | undefined, amount: string, key: string) => {
      const answer = await fetch(`${base}/api${wirePath(operations.memberTransfer.shape)}`, {
        method: 'POST',
        headers: {
          ...headersOf(from),
          'content-type': 'application/json',
          'x-requested-with': requestedWith,
          'idempotency-key': key,
        },
        body: JSON.stringify({ amount, ...(to === undefined ? {} : { to: to.username }) }),
      })
      return { status: answer.status, text: await answer.text() }
    },
    isBooked: async (from: Member, key: string): Promise<boolean> => {
      const url = `${base}/api${wirePath(operations.transferStatus.shape)}?key=${key}`
      const { value } = (await (await fetch(url, { headers: headersOf(from) })).json()) as {
        value: { booked: boolean }
      }
      return value.booked
    },
    /** Every member's balance at one instant, minor units, and the sum of all accounts. */
    balances: async () => {
      const answer = await fetch(`${base}${deskPaths.balances}?merchant=${merchant.code}`)
      const { value } = (await answer.json()) as {
        value: { members: { username: string; balance: string }[]; sum: string }
      }
      const found = new Map(value.members.map(({ username, balance }) => [username, toMinor(balance)]))
      return { sum: toMinor(value.sum), of: members.map(({ username }) => found.get(username) ?? Number.NaN) }
    },
  }
}
