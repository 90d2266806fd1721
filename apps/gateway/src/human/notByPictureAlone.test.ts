import type { OperationId } from '@foyer/contract'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { call } from '../testing/callGateway.ts'
import { createTestGateway, type TestGateway } from '../testing/createTestGateway.ts'
import { doneWork, readPicture } from '../testing/humanProofs.ts'

/** Sites that ask for a picture, and whoever reads each of them; and those that ask for work, and whoever has enough machines. */
const kinds = ['picture', 'work'] as const

let gateway: TestGateway
beforeAll(async () => {
  gateway = await createTestGateway({ brands: ['comet'] })
})
afterAll(() => gateway.close())
beforeEach(async () => {
  await gateway.db.deleteFrom('login_attempts').execute()
})

function ask(human: (typeof kinds)[number]): void {
  const { merchant, merchants } = gateway
  const modules = ['smsLogin', 'emailPasswordReset', 'phonePasswordReset']
  merchants.put({
    ...merchant,
    modulesOn: new Set([...merchant.modulesOn, ...modules]),
    config: { ...merchant.config, verification: { ...merchant.config.verification, human } },
  })
}

const filled = {
  password: 'long-winter-26',
  confirmPassword: 'long-winter-26',
  registerMethod: 'WEB',
  login: true,
  agreedToTerms: true,
  ageConfirmed: true,
}
const mobileOf = (turn: number) => ({ mobileNum: `77009001${turn + 10}`, countryDialingCode: '44' })

/** What is asked for again and again from one network, each time for somebody else. */
const calls: readonly (readonly [id: OperationId, bodyOf: (turn: number) => object])[] = [
  ['login', (turn) => ({ type: 'username', username: `nobody${turn % 10}`, password: 'guess' })],
  ['register', (turn) => ({ ...filled, username: `Newcomer${turn}` })],
  ['smsLoginCode', mobileOf],
  ['smsPasswordCode', mobileOf],
  ['forgotByMail', (turn) => ({ username: `nobody${turn}`, email: `nobody${turn}@example.org` })],
  ['deviceCode', (turn) => ({ username: `nobody${turn}` })],
]

test.each(kinds.flatMap((kind) => calls.map(([id, bodyOf]) => [id, kind, bodyOf] as const)))(
  'I65 %s has a limit for whoever hands in a right %s each time',
  { timeout: 60_000 },
  async (id, kind, bodyOf) => {
    ask(kind)
    const proof = kind === 'picture' ? async () => readPicture(gateway) : () => doneWork(gateway)
    let turn = 0
    let answer = await call(gateway, id, { body: { ...bodyOf(turn), ...(await proof()) } })
    while (answer.statusCode !== 429 && turn < 130) {
      turn += 1
      answer = await call(gateway, id, { body: { ...bodyOf(turn), ...(await proof()) } })
      expect(answer.json().code ?? '').not.toMatch(/^captcha/)
    }
    expect(answer.json().code).toBe('too_many_requests')
  },
)
