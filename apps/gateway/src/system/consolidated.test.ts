import { afterAll, beforeAll, expect, test } from 'vitest'
import { call, signIn } from '../testing/callGateway.ts'
import { createTestGateway, type TestGateway } from '../testing/createTestGateway.ts'
import { writeSiteState } from './siteState.ts'

let gateway: TestGateway
beforeAll(async () => {
  gateway = await createTestGateway()
})
afterAll(() => gateway.close())

const ask = async (username: string) => call(gateway, 'consolidated', { headers: await signIn(gateway, username) })

test('I09 X04 tells an agent which contracts and salaries there are: none, until they are on', async () => {
  const off = { divtypereq: false, dailysalreq: false, contracthoursalreq: false, realtimesalreqtype: false }
  expect((await ask('demoagent')).json().value).toEqual(off)
  for (const [kind, flag] of [
    ['dividend', 'divtypereq'],
    ['dailySalary', 'dailysalreq'],
    ['hourSalary', 'contracthoursalreq'],
    ['realtimeSalary', 'realtimesalreqtype'],
  ] as const) {
    await writeSiteState(gateway.db, gateway.merchant.id, { contractsOn: [kind] })
    expect((await ask('demoagent')).json().value).toEqual({ ...off, [flag]: true })
  }
})

test('I09 members and guests are told nothing of contracts', async () => {
  expect((await ask('demoplayer')).json()).toMatchObject({ success: false, code: 'agents_only' })
  expect((await call(gateway, 'consolidated')).json()).toMatchObject({ success: false, code: 'not_logged_in' })
})
