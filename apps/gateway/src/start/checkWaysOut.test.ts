import { expect, test } from 'vitest'
import type { MessageChannel } from '../calls/messenger.ts'
import type { Merchant } from '../merchants/merchant.ts'
import { checkWaysOut } from './checkWaysOut.ts'

/** A brand as far as its registration goes. */
const brand = (isAsked: boolean, phone: string, modules = ['registration']): Merchant =>
  ({
    brand: 'lagoon',
    modulesOn: new Set(modules),
    config: { verification: { phone }, registration: { fields: { verificationCode: { enabled: isAsked } } } },
  }) as unknown as Merchant // what is looked at
const check = (
  merchant: Merchant,
  channels: readonly MessageChannel[],
  mode: 'sandbox' | 'production' = 'production',
) => checkWaysOut([merchant], { channels: new Set(channels) }, mode).map(({ problem }) => problem)

test('V06 RG03 a brand that asks for a code by SMS has a problem without a way out for SMS', () => {
  expect(check(brand(true, 'sms'), ['mail'])).toEqual([
    expect.stringMatching(/"lagoon" asks for a code by SMS.*FOYER_SMS_URL/),
  ])
  expect(check(brand(true, 'sms'), ['sms'])).toEqual([])
  expect(check(brand(false, 'sms'), [])).toEqual([])
  expect(check(brand(true, 'sms', []), [])).toEqual([])
})

test('RG12 the provider of the sandbox is refused in production', () => {
  expect(check(brand(true, 'sandbox'), ['sms'])).toEqual([expect.stringMatching(/provider/)])
  expect(check(brand(true, 'sandbox'), ['sms'], 'sandbox')).toEqual([])
  expect(check(brand(true, 'firebase'), [])).toEqual([])
})
