import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { createWalletsFixture } from './testing/walletsFixture.ts'
import { warnOfLeftWallets } from './warnOfLeftWallets.ts'

let fixture: Awaited<ReturnType<typeof createWalletsFixture>>
beforeAll(async () => {
  fixture = await createWalletsFixture()
})
afterAll(() => fixture.close())

const warn = vi.fn()
const look = async (...vendors: string[]) => {
  warn.mockClear()
  const { db, merchant } = fixture.gateway
  await warnOfLeftWallets(db, { ...merchant, walletVendors: new Set(vendors) }, { warn })
  return warn.mock.calls
}

test('P02 EN03 a vendor whose wallet has money of members, and that the brand names no more, is warned of until it is out', async () => {
  expect(await look()).toEqual([])
  await fixture.move('in', '12.50')
  expect(await look('BGS')).toEqual([])
  expect(await look('GPI')).toEqual([
    [
      { brand: 'comet', vendor: 'BGS', sum: '12.50 USD' },
      expect.stringMatching(/"comet" have moved 12\.50 USD .* BGS, which wallets\.vendors does not name/),
    ],
  ])
  await fixture.move('out', '12.50')
  expect(await look('GPI')).toEqual([])
})
