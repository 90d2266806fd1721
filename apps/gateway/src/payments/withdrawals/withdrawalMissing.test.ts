import sharp from 'sharp'
import { expect, test } from 'vitest'
import { askDesk } from '../../testing/askDesk.ts'
import { openWithdrawals } from './testing/openWithdrawals.ts'

const fixture = await openWithdrawals()

const drawn = (width = 60, height = 40) =>
  sharp({ create: { width, height, channels: 3, background: '#305090' }, limitInputPixels: false })
const missing = async (reference: string, image: Buffer | string) =>
  fixture.call('withdrawalMissing', {
    body: { reference, image: typeof image === 'string' ? image : image.toString('base64') },
  })
const proofOf = (reference: string) => askDesk(fixture.gateway, 'proof', { merchant: 'COMET', reference })

test.each(['png', 'jpeg', 'webp'] as const)(
  'P22 a %s shows that it did not arrive, and is drawn anew before anybody sees it',
  async (format) => {
    const { reference } = await fixture.paid()
    const secret = 'taken at a place that is nobody’s business'
    const picture = await drawn()
      .withExif({ IFD0: { ImageDescription: secret } })
      .toFormat(format)
      .toBuffer()
    const script = Buffer.concat([picture, Buffer.from('<script>alert(1)</script>')])
    const { status, value } = await missing(reference, script)
    expect(status).toBe(200)
    expect(value).toMatchObject({ status: 'DISPUTED', hasProof: true, canConfirm: true })
    expect(value.confirmBy).toBeUndefined()
    const proof = await proofOf(reference)
    expect(proof.headers).toMatchObject({ 'content-type': 'image/jpeg', 'x-content-type-options': 'nosniff' })
    expect(await sharp(proof.rawPayload).metadata()).toMatchObject({ format: 'jpeg', width: 60, height: 40 })
    for (const trace of ['script', 'taken at']) expect(proof.rawPayload.toString('latin1').includes(trace)).toBe(false)
    // The same request again finds what the first has done.
    expect((await missing(reference, script)).value).toEqual(value)
    // Time takes nothing as received that a person has to decide.
    await fixture.wait(600)
    expect((await fixture.find(reference)).status).toBe('DISPUTED')
  },
)

test('P22 what is no picture, too large, or carries something else is refused at its field', async () => {
  const { reference } = await fixture.paid()
  const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>')
  const png = await drawn().png().toBuffer()
  const huge = Buffer.from(png)
  // The size stands in the header; nothing is behind it.
  huge.writeUInt32BE(40_000, 16)
  huge.writeUInt32BE(40_000, 20)
  const tooMany = await drawn(8000, 5001).png().toBuffer()
  for (const image of [svg, Buffer.from('GIF89a'), huge, tooMany, png.subarray(0, 40), '%%%', Buffer.from('plain')]) {
    const answer = await missing(reference, image)
    expect(answer).toMatchObject({ status: 422, code: 'validation_failed' })
    expect(answer.issues[0].path).toBe('/image')
  }
  expect((await missing(reference, tooMany)).issues[0].message).toBe('has too many pixels')
  expect((await fixture.find(reference)).status).toBe('PAID')
})

test('P22 a file of more than 5 MB is refused, and other calls take no more than before', async () => {
  const { reference } = await fixture.paid()
  expect((await missing(reference, 'A'.repeat(8 * 1024 * 1024))).status).toBe(413)
  const answer = await fixture.call('confirmWithdrawal', { body: { reference, receivedAmount: '1'.repeat(70_000) } })
  expect(answer.status).toBe(413)
})

test('P22 a second, other picture is refused, as somebody looks at the first', async () => {
  const { reference } = await fixture.paid()
  const first = await drawn().png().toBuffer()
  const { value } = await missing(reference, first)
  const kept = (await proofOf(reference)).rawPayload
  const second = await missing(reference, await drawn(90, 30).png().toBuffer())
  expect(second).toMatchObject({ status: 409, code: 'state_changed' })
  expect((await proofOf(reference)).rawPayload.equals(kept)).toBe(true)
  expect((await missing(reference, first)).value).toEqual(value)
})

test('P22 a picture is taken while the member is asked, not before and not after', async () => {
  const { value } = await fixture.start()
  const png = await drawn().png().toBuffer()
  expect(await missing(value.reference, png)).toMatchObject({ status: 409, code: 'state_changed' })
  expect((await missing('W2222222222', png)).status).toBe(404)
})

test('P22 who is believed gets back what is missing, with the fee where nothing came', async () => {
  const before = Number(await fixture.balance())
  const { reference } = await fixture.paid({ methodId: 'instant' })
  await missing(reference, await drawn().png().toBuffer())
  expect((await fixture.desk({ reference, decision: 'refund' })).status).toBe(200)
  expect((await fixture.desk({ reference, decision: 'refund' })).status).toBe(200)
  expect(await fixture.find(reference)).toMatchObject({ status: 'REFUNDED', remainingAmount: '98.50' })
  expect(Number(await fixture.balance())).toBeCloseTo(before, 5)
})

test('P22 P23 of a part that came the rest comes back, or is taken as received for good', async () => {
  const png = await drawn().png().toBuffer()
  const dispute = async () => {
    const { reference } = await fixture.paid({ methodId: 'instant' })
    await fixture.call('confirmWithdrawal', { body: { reference, receivedAmount: '40' } })
    await missing(reference, png)
    return reference
  }
  const before = Number(await fixture.balance())
  const refunded = await dispute()
  await fixture.desk({ reference: refunded, decision: 'refund' })
  expect(before - Number(await fixture.balance())).toBeCloseTo(41.5, 5)
  const forced = await dispute()
  expect((await fixture.desk({ reference: forced, decision: 'force' })).status).toBe(200)
  expect(await fixture.find(forced)).toMatchObject({
    status: 'RECEIVED',
    receipt: 'FORCED',
    isRefundable: false,
    remainingAmount: '58.50',
  })
  expect(await fixture.desk({ reference: forced, decision: 'refund' })).toMatchObject({ code: 'state_changed' })
})

test('P22 a member who finds the money after all says so', async () => {
  const { reference } = await fixture.paid()
  await missing(reference, await drawn().png().toBuffer())
  expect((await fixture.call('confirmWithdrawal', { body: { reference } })).value).toMatchObject({
    status: 'RECEIVED',
    receipt: 'MEMBER',
  })
})
