import { partnerWithdrawalPaths, signedWindowSeconds } from '@foyer/contract'
import { expect, test } from 'vitest'
import { openWithdrawals } from './testing/openWithdrawals.ts'

const fixture = await openWithdrawals()

const { open, decide, proof, removePassword } = partnerWithdrawalPaths
const begin = async (): Promise<string> => (await fixture.start({ amount: '600' })).value.reference
const contentOf = (path: string, reference: string): object => {
  if (path === open) return {}
  if (path === removePassword) return { account: 'demoplayer' }
  return path === decide ? { reference, decision: 'refuse' } : { reference }
}
const statusOf = async (reference: string): Promise<string> => (await fixture.find(reference)).status

test('P04 a back office lists what is open and decides it with signed calls', async () => {
  const reference = await begin()
  const listed = (await fixture.backOffice(open, {})).value.withdrawals
  expect(listed.at(-1)).toMatchObject({ reference, member: 'demoplayer', amount: '600.00', status: 'PENDING' })
  const decided = await fixture.backOffice(decide, { reference, decision: 'approve' })
  expect(decided).toMatchObject({ status: 200, value: { reference, status: 'APPROVED' } })
  expect(await statusOf(reference)).toBe('APPROVED')
})

test.each(Object.entries(partnerWithdrawalPaths))(
  'P04 %s is refused with another signature, at another time and with other content than was signed',
  async (_name, path) => {
    const reference = await begin()
    const content = contentOf(path, reference)
    const now = Date.now()
    for (const more of [
      { signer: 'MARIGOLD' },
      { at: now - (signedWindowSeconds + 5) * 1000 },
      { at: now + (signedWindowSeconds + 5) * 1000 },
      { sent: { ...content, reference: 'WOTHER' } },
    ])
      expect(await fixture.backOffice(path, content, 'COMET', more)).toMatchObject({
        status: 401,
        code: 'signature_refused',
      })
    expect(await fixture.backOffice(path, content, 'NOBODY')).toMatchObject({ status: 401 })
    expect(await statusOf(reference)).toBe('PENDING')
  },
)

test('P04 a signed decision that is sent again, also at once, moves the money once', async () => {
  const before = await fixture.balance()
  const reference = await begin()
  const at = Date.now()
  const refuse = () =>
    fixture.backOffice(decide, { reference, decision: 'refuse', reason: 'documents' }, 'COMET', { at })
  const answers = await Promise.all([refuse(), refuse(), refuse()])
  expect([...answers, await refuse()].map(({ status }) => status)).toEqual([200, 200, 200, 200])
  expect(await fixture.balance()).toBe(before)
  // One that was decided otherwise meanwhile stays as it is.
  expect(await fixture.backOffice(decide, { reference, decision: 'approve' })).toMatchObject({
    status: 409,
    code: 'withdrawal_decided',
  })
})

test('P04 another merchant’s back office neither sees a withdrawal nor decides it nor gets its proof', async () => {
  const reference = await begin()
  const theirs = (await fixture.backOffice(open, {}, 'MARIGOLD')).value.withdrawals
  expect(theirs.map((one: { reference: string }) => one.reference)).not.toContain(reference)
  const unknown = { status: 404, code: 'withdrawal_unknown' }
  for (const decision of ['approve', 'refuse', 'pay', 'refund', 'force'])
    expect(await fixture.backOffice(decide, { reference, decision }, 'MARIGOLD')).toMatchObject(unknown)
  expect(await fixture.backOffice(proof, { reference }, 'MARIGOLD')).toMatchObject(unknown)
  expect(await statusOf(reference)).toBe('PENDING')
})

test('P04 a decision that is none, or goes with no reason, is malformed', async () => {
  const reference = await begin()
  for (const body of [
    { reference, decision: 'burn' },
    { reference, decision: 'approve', reason: 'documents' },
    { reference, decision: 'refuse', amount: '1' },
    { decision: 'refuse' },
  ])
    expect(await fixture.backOffice(decide, body)).toMatchObject({ status: 422, code: 'malformed' })
  expect(await statusOf(reference)).toBe('PENDING')
})

test('P04 a back office is told why what is under way at the provider cannot be decided', async () => {
  fixture.provider.world.answer = () => 'silence'
  const { reference } = (await fixture.start()).value
  await fixture.wait(1)
  for (const decision of ['pay', 'refuse'])
    expect(await fixture.backOffice(decide, { reference, decision })).toMatchObject({
      status: 409,
      code: 'withdrawal_under_way',
      message: 'The decision has to wait for the provider, which may have paid it',
    })
})

test.each([
  ['body/decision must be one of "approve", "refuse", "pay", "refund", "force"', { decision: 'bless' }],
  ['body/reason must be one of "account_unknown", ', { decision: 'refuse', reason: 7 }],
  ['body must not have "note"', { decision: 'approve', note: '' }],
  ["body must have required property 'decision'", {}],
  ['A value is out of range', { reference: '\u0000', decision: 'approve' }],
])('P04 a decision of another form is told what would be right: %s', async (message, content) => {
  const answer = await fixture.backOffice(decide, { reference: 'WNONE', ...content })
  expect(answer).toMatchObject({ status: 422, code: 'malformed' })
  expect(answer.message).toContain(message)
})
