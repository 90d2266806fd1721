import { seedClubs } from '@foyer/sandbox'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createSandboxHost } from '../start/createSandboxHost.ts'
import { call, signIn } from '../testing/callGateway.ts'
import { createTestGateway, type TestGateway } from '../testing/createTestGateway.ts'

let gateway: TestGateway
beforeAll(async () => {
  gateway = await createTestGateway()
  await seedClubs(createSandboxHost(gateway.db, gateway.clock), gateway.merchant)
})
afterAll(() => gateway.close())

const info = async (headers: Readonly<Record<string, string>>) =>
  (await call(gateway, 'memberInfo', { headers })).json().value

test("EN01 I07 member info has id, account, nickname, type, the upline, and the club in the caller's language", async () => {
  const player = await signIn(gateway, 'demoplayer')
  expect(await info(player)).toMatchObject({
    id: expect.stringMatching(/^\d+$/),
    account: 'demoplayer',
    nickname: 'Ada',
    type: 0,
    toUpline: false,
    clubLabel: { labelName: 'Silver club', color: '#c7ccd6', color2: '#7f8898', rankLevel: 2 },
    memberLabel: 'Regular',
  })
  expect((await info({ ...player, language: 'TY' })).clubLabel.labelName).toBe('Gümüş kulüp')
  expect((await info(await signIn(gateway, 'demodownline'))).toUpline).toBe(true)
})

test('EN01 who is in no club has no label, and a change is seen by the session that is there', async () => {
  const agent = await signIn(gateway, 'demoagent')
  expect(await info(agent)).not.toHaveProperty('clubLabel')
  expect(await info(agent)).not.toHaveProperty('memberLabel')
  const update = gateway.db.updateTable('members').set({ club_level: 3, member_label: 'Partner' })
  await update.where('username', '=', 'demoagent').execute()
  expect(await info(agent)).toMatchObject({
    clubLabel: { labelName: 'Gold club', rankLevel: 3 },
    memberLabel: 'Partner',
  })
})

test('EN01 CF11 a club is called in a region what its language calls it', async () => {
  Object.assign(gateway.merchant, { languages: [...gateway.merchant.languages, 'tr-TR'] })
  const player = await signIn(gateway, 'demoplayer')
  expect((await info({ ...player, language: 'tr-TR' })).clubLabel.labelName).toBe('Gümüş kulüp')
})
