import { expect, test } from 'vitest'
import { found } from '../testing/brandFixture.ts'
import { checkWallets } from './checkWallets.ts'

test('P02 EN03 a brand has one wallet, or names each vendor’s wallet once', () => {
  expect(found(checkWallets)).toEqual([])
  expect(
    found(checkWallets, (brand) => {
      brand.wallets = { vendors: ['BGS', 'GPI', 'BGS'] }
    }),
  ).toEqual(['wallet-twice wallets.vendors[2]'])
})
