import { modulesOn, statusFromWire } from '@foyer/contract'
import { serverModuleIds } from '@foyer/rules'
import { seedGuestWorld } from '@foyer/sandbox'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { call } from '../testing/callGateway.ts'
import { createTestGateway, type TestGateway } from '../testing/createTestGateway.ts'
import { isBlocked, type SiteState, writeSiteState } from './siteState.ts'

let gateway: TestGateway
beforeAll(async () => {
  gateway = await createTestGateway({ brands: ['comet', 'marigold', 'keystone'], seed: seedGuestWorld })
})
afterAll(() => gateway.close())
afterEach(() => set({}))

const set = (state: SiteState) => writeSiteState(gateway.db, gateway.merchant.id, state)
const status = async (remoteAddress = '203.0.113.9') =>
  statusFromWire((await call(gateway, 'systemStatus', { query: { url: 'localhost' }, remoteAddress })).json().value)

test('I18 R30 EN11 EN12 answers status 0 with what a site needs to start', async () => {
  const wire = await status()
  expect(wire).toMatchObject({
    status: 0,
    maintenance: false,
    regionRestriction: false,
    serverTime: '2026-11-21T12:00:00.000Z',
    location: { ip: '203.0.113.9' },
  })
  expect(wire.info.register.username).toMatchObject({ required: true })
  expect(wire.info.customerService.map(({ csType }) => csType)).toEqual(['LIVECHAT', 'VIP'])
  expect(Object.keys(wire.info.resources)).toEqual(
    expect.arrayContaining(['Android', 'MOBILECONFIG', 'AFFILIATELINK', 'TELEGRAM', 'FACEBOOK']),
  )
})

test('H20 H21 R23 every link that would leave the site leads to a page that says it is a demonstration', async () => {
  const { info } = await status()
  const addresses = [
    ...Object.values(info.resources).map(({ url }) => url),
    ...info.customerService.map(({ path }) => path),
  ]
  for (const url of new Set(addresses)) {
    const answer = await gateway.app.inject({ url, headers: { host: 'localhost' } })
    expect(answer.statusCode, url).toBe(200)
    expect(answer.headers['content-type']).toContain('text/html')
    expect(answer.body).toContain('This is a demonstration.')
  }
  const missing = await gateway.app.inject({ url: '/media/demo/other', headers: { host: 'localhost' } })
  expect(missing.statusCode).toBe(404)
})

const helpAt = async (host: string) =>
  JSON.stringify(
    (await call(gateway, 'helpCenter', { query: { language: 'EN', device: 'WEB' }, headers: { host } })).json().value,
  )

test('I20 R21 R22 help names nothing that the merchant lacks', async () => {
  const [comet, keystone] = [await helpAt('comet.localhost'), await helpAt('keystone.localhost')]
  expect(comet).toContain('Press <strong>Sign up</strong>')
  expect(comet).toContain('Try free')
  expect(keystone).toContain('Accounts are opened by the upline.')
  expect(keystone).not.toMatch(/Sign up|Try free|\{\{/)
  expect(comet).not.toMatch(/\{\{/)
})

test('A12 help says what Remember me does', async () => {
  expect(await helpAt('comet.localhost')).toContain('keeps you signed in for one day')
})

test('R31 answers status 1 during maintenance, with its end', async () => {
  await set({ maintenance: true, maintenanceEnd: '2026-11-21T14:00:00Z' })
  expect(await status()).toMatchObject({ status: 1, maintenanceEnd: '2026-11-21T14:00:00Z' })
})

test('R32 answers status 2 to a blocked address or range, and to everyone under a region restriction', async () => {
  await set({ blockedAddresses: ['203.0.113.0/24', '2001:db8::1'] })
  expect((await status()).status).toBe(2)
  expect((await status('2001:db8::1')).status).toBe(2)
  expect((await status('198.51.100.1')).status).toBe(0)
  await set({ regionRestriction: true, maintenance: true })
  expect((await status('198.51.100.1')).status).toBe(2)
})

test('I18 keeps the state of one merchant from the others', async () => {
  await set({ maintenance: true })
  const other = (await call(gateway, 'systemStatus', { headers: { host: 'marigold.localhost' } })).json().value
  expect(other.maintenance).toBe(false)
})

test.each([
  '',
  'nonsense',
  '1.2.3',
  '10.0.0.0/99',
  '::/200',
  '10.0.0.1/',
  '10.0.0.0/8/8',
  '10.0.0.0/ 8',
  '::1%eth0/64',
])('R32 a block of %j matches nobody', (entry) => {
  expect(isBlocked('10.0.0.1', [entry])).toBe(false)
  expect(isBlocked(entry, ['10.0.0.0/8'])).toBe(false)
})

test('I17 has every module of the brand schema in the tree, on only where this server serves it', async () => {
  const tree = (await call(gateway, 'whitelabel')).json().value
  const ids = JSON.stringify(tree)
  for (const id of [
    'FREEPLAY3',
    'PTSYS3',
    'MOBILEREG3',
    'MOBILEVERCODELOGIN3',
    'FORCECHNGPASS3',
    'CHNGPASSMAIL3',
    'CHNGPASSVERIF3',
  ])
    expect(ids).toContain(`"${id}"`)
  expect(modulesOn(tree).has('FREEPLAY3')).toBe(true)
  expect(modulesOn(tree).has('PTSYS3')).toBe(false)
  await set({ modulesOff: ['FREEPLAY3'] })
  expect(modulesOn((await call(gateway, 'whitelabel')).json().value).has('FREEPLAY3')).toBe(false)
  expect(modulesOn((await status()).info.whitelabel).has('FREEPLAY3')).toBe(false)
})

test('I16 tells the field rules of registration', async () => {
  const rules = (await call(gateway, 'registerRules')).json().value
  expect(rules.password).toMatchObject({ enabled: true, minLength: 8, maxLength: 64, type: 'password' })
  expect(rules.email).toMatchObject({ type: 'email' })
})

test('I19 EN18 lists the hosts of the merchant, speeds still to be measured', async () => {
  expect((await call(gateway, 'domainRoute')).json().value).toEqual({
    domainList: [
      { domain: 'comet.localhost', speed: 0 },
      { domain: 'www.velvetcomet.example', speed: 0 },
    ],
  })
})

test('GW06 pages at the other hosts of a site may read the list, and nothing else', async () => {
  const headers = {
    origin: 'https://www.velvetcomet.example',
    'sec-fetch-site': 'cross-site',
    'sec-fetch-mode': 'cors',
  }
  const read = async (id: 'domainRoute' | 'systemStatus') =>
    (await call(gateway, id, { headers })).headers['access-control-allow-origin']
  expect(await read('domainRoute')).toBe('*')
  expect(await read('systemStatus')).toBeUndefined()
})

test('I20 gives help in the language asked for, with the terms under #term (R21)', async () => {
  const en = (await call(gateway, 'helpCenter', { query: { device: 'WEB' } })).json().value
  const tr = (await call(gateway, 'helpCenter', { query: { device: 'WEB' }, headers: { language: 'TY' } })).json().value
  expect(en.map(({ id }: { id: string }) => id)).toEqual(tr.map(({ id }: { id: string }) => id))
  expect(en.map(({ id }: { id: string }) => id)).toEqual(
    expect.arrayContaining(['deposit', 'games', 'responsible', 'term']),
  )
  expect(en.find(({ id }: { id: string }) => id === 'term').title).toBe('Terms')
  expect(tr.find(({ id }: { id: string }) => id === 'term').title).toBe('Koşullar')
  expect(JSON.stringify([en, tr])).not.toContain('{brand}')
})

test('I20 reads platform codes and tags, and falls back to the language of the call', async () => {
  const title = async (language: string) =>
    (await call(gateway, 'helpCenter', { query: { language } })).json().value[0].title
  expect(await title('TY')).toBe('İlk adımlar')
  expect(await title('tr')).toBe('İlk adımlar')
  expect(await title('XX')).toBe('Getting started')
})

test('I20 gives English where the language of the merchant has no help', async () => {
  await gateway.db
    .deleteFrom('content')
    .where('kind', '=', 'help')
    .where('language', '=', 'tr')
    .where('merchant_id', '=', gateway.merchant.id)
    .execute()
  expect((await call(gateway, 'helpCenter', { headers: { language: 'TY' } })).json().value[0].title).toBe(
    'Getting started',
  )
})

test('I51 C29 EN10 EN07 has announcements of all five types, newest first, banners for every group', async () => {
  const value = (
    await call(gateway, 'announcements', { query: { types: 'B,PL,PU,PR,H', platform: 'W', execution: 'B' } })
  ).json().value
  expect(value.player.length).toBeGreaterThan(9)
  expect(value.popup.length).toBeGreaterThan(0)
  expect(value.promotion.length).toBeGreaterThan(0)
  const times = value.player.map(({ publishedAt }: { publishedAt: string }) => publishedAt)
  expect(times).toEqual([...times].sort().reverse())
  expect(times[0] < '2026-11-21T12:00:00.000Z').toBe(true)
  const groups = new Set(value.banners.map(({ groupName }: { groupName: string }) => groupName))
  expect([...groups]).toEqual(
    expect.arrayContaining(['w_home', 'w_rng', 'w_live', 'w_fish', 'w_lott', 'w_promotion', 'w_inhouse']),
  )
})

test('I51 answers only the types asked for', async () => {
  const of = async (types: string) => (await call(gateway, 'announcements', { query: { types } })).json().value
  expect(await of('PU')).toMatchObject({ player: [], banners: [], promotion: [] })
  const [both, notices] = [await of('PL,H'), await of('PL')]
  expect(both.player.length).toBeGreaterThan(notices.player.length)
  expect(JSON.stringify(notices)).not.toContain('"type"')
  for (const types of ['', 'X', 'PL,', 'PL;H', "PL' or 1=1"])
    expect((await call(gateway, 'announcements', { query: { types } })).statusCode).toBe(422)
})

test('I50 shows 20 winners with masked names and positive amounts', async () => {
  const query = { gameCategory: 'ALL', language: 'EN' }
  const winners = (await call(gateway, 'winnerBoard', { query })).json().value
  expect(winners).toHaveLength(20)
  for (const { vo } of winners) {
    expect(vo.customerName).toMatch(/^.\*\*\*.$/)
    expect(Number(vo.winAmount)).toBeGreaterThan(0)
    expect(vo.iconUrl).toMatch(/^\/media\/art\/winner\//)
  }
  expect(new Set(winners.map(({ customerId }: { customerId: string }) => customerId)).size).toBe(20)
  expect((await call(gateway, 'winnerBoard', { query: { limitNum: '3' } })).json().value).toHaveLength(3)
  expect((await call(gateway, 'winnerBoard', { query: { limitNum: '0' } })).statusCode).toBe(422)
})

test.each([
  ['winnerBoard', 'WINNERBOARD3'],
  ['winnerBoard', 'GAMES3'],
  ['register', 'REGISTER3'],
] as const)('FB03 CF09 the call %s is refused while the server has %s off', async (id, module) => {
  const body = {
    username: 'switched1',
    password: 'Trip-wire 88',
    confirmPassword: 'Trip-wire 88',
    registerMethod: 'WEB',
    login: true,
    agreedToTerms: true,
    ageConfirmed: true,
  }
  await set({ modulesOff: [module] })
  const answer = await call(gateway, id, id === 'register' ? { body } : {})
  expect(answer.json()).toMatchObject({ success: false, code: 'module_off' })
})

test('CF09 every module of a brand stands in the tree', async () => {
  const ids = JSON.stringify((await call(gateway, 'whitelabel')).json().value)
  expect(Object.values(serverModuleIds).filter((id) => !ids.includes(`"${id}"`))).toEqual([])
})
