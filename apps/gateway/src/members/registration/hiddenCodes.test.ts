import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Merchant } from '../../merchants/merchant.ts'
import { call } from '../../testing/callGateway.ts'
import { createTestGateway, type TestGateway } from '../../testing/createTestGateway.ts'
import { doneWork } from '../../testing/humanProofs.ts'

let gateway: TestGateway
beforeAll(async () => {
  gateway = await createTestGateway({ brands: ['comet'] })
  const { merchant, merchants } = gateway
  const off = { enabled: false, required: false }
  const fields = { affiliateCode: off, referralCode: off, recommenderId: off }
  const config = { ...merchant.config, registration: { ...merchant.config.registration, fields } } as Merchant['config']
  merchants.put({ ...merchant, config })
})
afterAll(() => gateway.close())

test.each(['affiliateCode', 'referralCode', 'recommenderId'])(
  'RG10 ruling 27 %s tells nothing about anybody where its field is off',
  async (field) => {
    for (const code of ['demoplayer', 'nobodyatall']) {
      const filled = { username: 'demoagent', password: 'long-winter-26', confirmPassword: 'long-winter-26' }
      const agreed = { registerMethod: 'WEB', login: true, agreedToTerms: true, ageConfirmed: true }
      const body = { ...filled, ...agreed, [field]: code, ...(await doneWork(gateway)) }
      expect((await call(gateway, 'register', { body })).json().code, code).toBe('username_taken')
    }
  },
)
