import { partnerWithdrawalPaths } from '@foyer/contract'
import { afterEach, expect, test } from 'vitest'
import { hashPassword } from '../../session/port.ts'
import { askDesk } from '../../testing/askDesk.ts'
import { codeIn, sentMessages } from '../../testing/askForCodes.ts'
import { signIn } from '../../testing/callGateway.ts'
import { openWithdrawals } from './testing/openWithdrawals.ts'
import { withdrawalPassword } from './testing/withdrawalsFixture.ts'

const fixture = await openWithdrawals()
const { removePassword } = partnerWithdrawalPaths

afterEach(async () => {
  const password = { payment_password_hash: await hashPassword(withdrawalPassword), withdrawals_from: null }
  await fixture.gateway.db.updateTable('members').set(password).where('username_key', '=', 'demoplayer').execute()
})

const next = '135790'
const set = (body: object) =>
  fixture.call('setPaymentPassword', { body: { newPassword: next, confirmNewPassword: next, ...body } })
const start = () => fixture.start({ paymentPassword: next })
const held = async () => (await fixture.call('withdrawalMethods')).value.heldUntil
const later = async (hours: number) => {
  const { clock } = fixture.gateway
  clock.set(new Date(clock.now().getTime() + hours * 3_600_000).toISOString())
  fixture.world.headers = await signIn(fixture.gateway, 'demoplayer')
}
const told = async () => (await sentMessages(fixture.gateway))[0]?.text

test('P32 P04 whoever replaced a forgotten withdrawal password by a code is told, and withdraws nothing for a day', async () => {
  expect(await held()).toBeUndefined()
  await fixture.call('paymentPasswordCode', { body: { channel: 'mail' } })
  const verificationCode = codeIn((await sentMessages(fixture.gateway))[0])
  const now = fixture.gateway.clock.now().getTime()
  expect((await set({ channel: 'mail', verificationCode })).status).toBe(200)
  expect(await told()).toContain('in place of a forgotten one. Nothing can be withdrawn for 24 hours.')
  expect(await held()).toBe(new Date(now + 24 * 3_600_000).toISOString())
  expect(await start()).toMatchObject({ status: 409, code: 'withdrawals_held' })
  await later(24)
  expect(await held()).toBeUndefined()
  expect((await start()).status).toBe(200)
})

test('P32 whoever knows the withdrawal password changes it without a pause', async () => {
  const again = '864200'
  const body = { newPassword: again, confirmNewPassword: again, oldPassword: withdrawalPassword }
  expect((await fixture.call('setPaymentPassword', { body })).status).toBe(200)
  expect(await held()).toBeUndefined()
  expect((await fixture.start({ paymentPassword: again })).status).toBe(200)
})

test('P32 a back office takes a forgotten withdrawal password away: the owner is told, sets another, and waits a day from then', async () => {
  const remove = (account: string, merchant?: string) => fixture.backOffice(removePassword, { account }, merchant)
  expect(await remove(' DemoPlayer ')).toMatchObject({ status: 200, value: { account: 'demoplayer', removed: true } })
  expect(await told()).toContain('Customer service took the forgotten withdrawal password away.')
  expect(await remove('demoplayer')).toMatchObject({ value: { removed: false } })
  expect(await start()).toMatchObject({ code: 'payment_password_unset' })
  // However long after: a session that was left open somewhere must not pay out at once.
  await later(72)
  expect(await held()).toBeUndefined()
  expect((await set({})).status).toBe(200)
  expect(await start()).toMatchObject({ code: 'withdrawals_held' })
  await later(24)
  expect((await start()).status).toBe(200)
})

test('P32 a back office reaches its own members alone', async () => {
  expect(await fixture.backOffice(removePassword, { account: 'nobody-here' })).toMatchObject({
    status: 404,
    code: 'account_unknown',
  })
  expect(await fixture.backOffice(removePassword, { account: 7 })).toMatchObject({ status: 422, code: 'malformed' })
  // Another merchant may have a member of this name too.
  await fixture.backOffice(removePassword, { account: 'demoplayer' }, 'MARIGOLD')
  expect((await fixture.call('withdrawalMethods')).value.paymentPasswordSet).toBe(true)
})

test('P32 the desk does the same and lists whose it took away within the day', async () => {
  const desk = async (body?: object) =>
    (await askDesk(fixture.gateway, 'forgotten', { merchant: 'COMET' }, body)).json()
  const { value } = await desk({ account: 'demoagent' })
  expect(value.accounts[0]).toEqual({ account: 'demoagent', at: fixture.gateway.clock.now().toISOString() })
  expect((await desk({ account: 'nobody-here' })).code).toBe('not_found')
  await later(25)
  expect((await desk()).value.accounts).toEqual([])
})
