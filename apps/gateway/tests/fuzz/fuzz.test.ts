import { fieldNames } from '@foyer/brand'
import type { WireGame } from '@foyer/contract'
import { serverModuleIds } from '@foyer/rules'
import { demoPassword, seedWorld } from '@foyer/sandbox'
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js'
import addFormats from 'ajv-formats'
import fc from 'fast-check'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { JsonSchema } from '../../src/calls/requestSchema.ts'
import { createOpenApi } from '../../src/docs/openApi.ts'
import { createDrawPlanner } from '../../src/lottery/port.ts'
import { issueLoginCode } from '../../src/session/codes/loginCodes.ts'
import { call, signIn } from '../../src/testing/callGateway.ts'
import { createTestGateway, type TestGateway, testSecrets } from '../../src/testing/createTestGateway.ts'
import { doneWork } from '../../src/testing/humanProofs.ts'
import { type FuzzRequest, type FuzzWorld, readOperations, requestsTo } from './requests.ts'
import { secretive } from './secretive.ts'

/** All of them where both databases are tried: the server's, which is the quicker one. */
const most = process.env.CI && process.env.TEST_DATABASE_URL ? 50_000 : 5000
const runs = Number(process.env.FUZZ_RUNS ?? most)
/** The same requests every time, so that a failure is one of the change at hand; FUZZ_SEED tries others. */
const seed = Number(process.env.FUZZ_SEED ?? 20261121)

const document = createOpenApi()
const described = readOperations(document)
const answers = new Map<string, ValidateFunction>()
let gateway: TestGateway
let world: FuzzWorld

beforeAll(async () => {
  const ajv = new Ajv2020({ strict: false, allErrors: false })
  // The module's default export is the function itself or wrapped once more, depending on who loads it.
  const formats = ('default' in addFormats ? addFormats.default : addFormats) as unknown as (ajv: Ajv2020) => void
  formats(ajv)
  ajv.addSchema(document, 'openapi')
  const pointer = (text: string) => encodeURIComponent(text.replaceAll('~', '~0').replaceAll('/', '~1'))
  for (const { id, path, method } of described) {
    const operation = (document.paths as Record<string, Record<string, JsonSchema>>)[path]?.[method.toLowerCase()]
    for (const status of Object.keys(operation?.responses as object)) {
      const place = ['paths', path, method.toLowerCase(), 'responses', status, 'content', 'application/json', 'schema']
        .map(pointer)
        .join('/')
      answers.set(`${id} ${status}`, ajv.compile({ $ref: `openapi#/${place}` }))
    }
  }
  answers.set('failure', ajv.compile({ $ref: 'openapi#/components/schemas/Failure' }))

  gateway = await createTestGateway({ brands: ['comet'], seed: seedWorld })
  await createDrawPlanner({ ...gateway, secrets: testSecrets, mode: 'sandbox' })()
  // Every way in is open, whatever the brand has on.
  Object.assign(gateway.merchant, {
    modulesOn: new Set(Object.keys(serverModuleIds)),
    walletVendors: new Set(['BGS']),
  })
  const accounts = await Promise.all(
    ['demoplayer', 'demoagent', 'demotrial'].map((username) => signIn(gateway, username)),
  )
  world = { sessions: ['', ...accounts.map(({ cookie }) => cookie)], known: await knownInput() }
  // A whole world is made and every answer's schema compiled.
}, 300_000)
afterAll(() => gateway.close())

/** Games, vendors, accounts and names that there are, or that may still be had. */
async function knownInput(): Promise<FuzzWorld['known']> {
  const { games } = (await call(gateway, 'gameList', { query: { vassalage: 'BGS', pageSize: '5' } })).json().value
  const game = fc.constantFrom(...(games as WireGame[]))
  const launch = game.map(({ gameId, nodeId, vassalage }) => ({ gameId, nodeId, vassalage }))
  const favourite = game.map(({ nodeId, vassalage, gameType }) => ({ nodeId, vendor: vassalage, gameType }))
  const vendor = fc.constant({ vassalage: 'BGS' })
  const lottery = fc.constant({ gameCode: 'EVENING6' })
  const proof = fc.constantFrom(...(await unusedProofs(40)))
  const number = fc.integer({ min: 5_321_000_000, max: 5_321_999_999 }).map(String)
  const sms = (field: 'mobileNum' | 'mobileNo') =>
    fc.tuple(proof, number).map(([proven, to]) => ({ ...proven, countryDialingCode: '90', [field]: to }))
  const account = {
    agreedToTerms: true,
    ageConfirmed: true,
    password: 'night-train-to-1',
    confirmPassword: 'night-train-to-1',
    email: 'rider@example.org',
  }
  return {
    gameInfo: game.map(({ nodeId }) => ({ nodeId })),
    acceptTerms: fc.constant({ version: '1' }),
    openedNumbers: lottery,
    openedNumero: lottery,
    launchGame: launch,
    launchTrial: launch,
    addFavourite: favourite,
    applyToPromotion: fc.constant({ promotionId: 'pr-diary' }),
    sendApplicationImage: fc.constant({ image: await pixel() }),
    removeFavourite: favourite,
    vendorGameTypes: vendor,
    memberTransfer: fc.constant({ amount: '0.01', to: 'demodownline' }),
    vendorWalletBalance: fc.constant({ vendor: 'BGS' }),
    walletTransfer: fc.constant({ vendor: 'BGS', direction: 'in', amount: '0.01' }),
    transferStatus: fc.constant({ key: 'some-key-of-mine' }),
    saveProfile: fc.constant({ values: {} }),
    gameList: vendor,
    roomList: fc.constant({ vassalage: 'SLV' }),
    popupGames: fc.constant({ merchant: gateway.merchant.code, vassalage: 'BGS', gameType: 'RNG' }),
    login: fc.constant({ type: 'username', username: 'demodownline', password: demoPassword }),
    loginByCode: fc.constantFrom(...(await unusedCodes(20))).map((code) => ({ code })),
    personalProfit: fc.constant({ startDate: '2026-11-14', endDate: '2026-11-21', timeZone: 'Europe/Istanbul' }),
    betHistory: fc.constant({ startDate: '2026-11-14', endDate: '2026-11-21', timeZone: 'Europe/Istanbul' }),
    transactionHistory: fc.constant({ startDate: '2026-11-14', endDate: '2026-11-21', timeZone: 'Europe/Istanbul' }),
    accountActivity: fc.constant({ startDate: '2026-11-14', endDate: '2026-11-21', timeZone: 'Europe/Istanbul' }),
    contactCode: fc.constant({ channel: 'mail', email: 'rider@example.org' }),
    affiliateCheck: fc.constant({ code: await agentCode() }),
    register: fc
      .tuple(proof, fc.stringMatching(/^[a-z]{10}$/))
      .map(([proven, username]) => ({ ...unsaid, ...account, ...proven, username })),
    deviceCode: proof,
    forgotByMail: proof.map((proven) => ({ ...proven, email: 'rider@example.org' })),
    smsLoginCode: sms('mobileNum'),
    smsPasswordCode: sms('mobileNum'),
    smsRegisterCode: sms('mobileNo'),
  }
}

/** A picture in base64. */
const pixel = async (): Promise<string> =>
  (
    await sharp({ create: { width: 1, height: 1, channels: 3, background: '#000' } })
      .png()
      .toBuffer()
  ).toString('base64')

/** Fields that a form leaves out. */
const unsaid = Object.fromEntries([...fieldNames, 'captchaId', 'termsVersion'].map((name) => [name, undefined]))

/** A code that newcomers may name. */
async function agentCode(): Promise<string> {
  const code = 'HARBOR77'
  await gateway.db.updateTable('members').set({ invite_code: code }).where('username', '=', 'demoagent').execute()
  return code
}

/** Work that was done; each proof counts once. */
const unusedProofs = (count: number) => Promise.all(Array.from({ length: count }, () => doneWork(gateway)))

/** One-time codes as a brand's own system gets them. */
async function unusedCodes(count: number): Promise<readonly string[]> {
  const { db, clock, merchant } = gateway
  const member = await db
    .selectFrom('members')
    .select('member_id')
    .where('username_key', '=', 'demodownline')
    .executeTakeFirstOrThrow()
  const scope = { db, clock, merchantId: merchant.id }
  const issue = (_: unknown, place: number) =>
    issueLoginCode(scope, Buffer.from('of this test'), member.member_id, `fuzz-${place}`)
  return (await Promise.all(Array.from({ length: count }, issue))).map(({ code }) => code)
}

/** An address without its query and its module id, which a call has one of. */
const plainPath = (url: string): string => url.replace(/\?.*$/, '').replace(/\/WPS\/\d+\//, '/WPS/')

/** What a request came to in the end: with another method it may be another call. */
const callOf = ({ id, method, url }: FuzzRequest): string =>
  described.find((one) => one.method === method && plainPath(one.path) === plainPath(url))?.id ?? id

/** Sends a request; `fault` is why its answer is not one that the document allows. */
async function tryOut(request: FuzzRequest): Promise<{ status: number; fault?: string }> {
  const { id, url, method, headers, payload, addressed } = request
  const answer = await gateway.app.inject({
    url,
    method: method as 'GET',
    headers,
    ...(payload === undefined ? {} : { payload }),
  })
  const { statusCode: status, body } = answer
  const seen = `status ${status}: ${body.slice(0, 300)}`
  if (status >= 500) return { status, fault: seen }
  const validate =
    status === 200 || addressed
      ? answers.get(`${status === 200 ? callOf(request) : id} ${status}`)
      : answers.get('failure')
  if (validate === undefined) return { status, fault: `${seen} is not documented` }
  return validate(JSON.parse(body))
    ? { status }
    : { status, fault: `${seen} does not fit: ${JSON.stringify(validate.errors)}` }
}

/** Signing in or out takes the session of the cookie away, which later requests still need. */
const keepSessions = (request: FuzzRequest): FuzzRequest => {
  const ends = /session\/log|member\/register/.test(request.url)
  return ends
    ? { ...request, headers: Object.fromEntries(Object.entries(request.headers).filter(([name]) => name !== 'cookie')) }
    : request
}

test(`GW09 answers ${runs} valid, mutated and hostile requests without a 5xx and within the OpenAPI document`, async () => {
  const requests = fc.oneof(...described.map((operation) => requestsTo(operation, world))).map(keepSessions)
  const served = new Set<string>()
  const statuses = new Set<number>()
  await fc.assert(
    fc.asyncProperty(requests, async (request) => {
      const { fault, status } = await tryOut(request)
      if (fault !== undefined) throw new Error(fault)
      statuses.add(status)
      if (status === 200) served.add(request.id)
    }),
    { numRuns: runs, seed, endOnFailure: false },
  )
  // Requests that never get past the door would prove little. Where chance let none in, one goes on asking.
  for (const operation of described.filter(({ id }) => !served.has(id) && !secretive.has(id)))
    for (const request of fc.sample(requestsTo(operation, world).map(keepSessions), { numRuns: 200, seed })) {
      const { fault, status } = await tryOut(request)
      expect(fault).toBeUndefined()
      if (status !== 200) continue
      served.add(request.id)
      break
    }
  const servable = described.map(({ id }) => id).filter((id) => !secretive.has(id))
  expect([...served].filter((id) => !secretive.has(id)).sort()).toEqual(servable.sort())
  expect([...statuses].sort()).toEqual(expect.arrayContaining([200, 400, 401, 403, 404, 405, 413, 415, 422]))
}, 900_000)
