import { expect, test } from 'vitest'
import { createSecretOf } from './vendorSecret.ts'

test('GW07 spaces around a secret do not count, as at the gateway, so both sign alike', () => {
  const plain = createSecretOf({ FOYER_VENDOR_SECRET: 'a secret for tests', FOYER_VENDOR_SECRET_BGS: 'its own' })
  const spaced = createSecretOf({ FOYER_VENDOR_SECRET: ' a secret for tests\n', FOYER_VENDOR_SECRET_BGS: ' its own ' })
  expect(spaced('BGS')).toEqual(plain('BGS'))
  expect(spaced('GPI')).toEqual(plain('GPI'))
  const empty = createSecretOf({ FOYER_VENDOR_SECRET: 'a secret for tests', FOYER_VENDOR_SECRET_GPI: ' ' })
  expect(empty('GPI')).toEqual(plain('GPI'))
})
