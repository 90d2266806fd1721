import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js'
import addFormats from 'ajv-formats'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createOpenApi } from '../docs/openApi.ts'
import type { JsonSchema } from '../server/requestSchema.ts'
import { signIn } from '../testing/callGateway.ts'
import { createTestGateway, type TestGateway } from '../testing/createTestGateway.ts'
import { type FuzzRequest, readOperations, requestsTo } from './requests.ts'

const runs = Number(process.env.FUZZ_RUNS ?? (process.env.CI ? 50_000 : 5000))
/** The same requests every time, so that a failure is one of the change at hand; FUZZ_SEED tries others. */
const seed = Number(process.env.FUZZ_SEED ?? 20261121)

const document = createOpenApi()
const described = readOperations(document)
const answers = new Map<string, ValidateFunction>()

let gateway: TestGateway
let sessions: readonly string[]

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

  gateway = await createTestGateway({ brands: ['comet'] })
  const accounts = await Promise.all(
    ['demoplayer', 'demoagent', 'demotrial'].map((username) => signIn(gateway, username)),
  )
  sessions = ['', ...accounts.map(({ cookie }) => cookie)]
})
afterAll(() => gateway.close())

/** Why an answer is not one that the document allows. */
async function findFault({ id, url, method, headers, payload, addressed }: FuzzRequest): Promise<string | undefined> {
  const { app } = gateway
  const answer = await app.inject({
    url,
    method: method as 'GET',
    headers,
    ...(payload === undefined ? {} : { payload }),
  })
  const { statusCode, body } = answer
  if (statusCode >= 500) return `status ${statusCode}: ${body.slice(0, 300)}`
  const value: unknown = JSON.parse(body)
  const validate = statusCode === 200 || addressed ? answers.get(`${id} ${statusCode}`) : answers.get('failure')
  if (validate === undefined) return `status ${statusCode} is not documented: ${body.slice(0, 300)}`
  return validate(value)
    ? undefined
    : `status ${statusCode} does not fit: ${JSON.stringify(validate.errors)} ${body.slice(0, 300)}`
}

/** Signing in or out takes the session of the cookie away, which later requests still need. */
const keepSessions = (request: FuzzRequest): FuzzRequest => {
  const ends = /session\/log|member\/register/.test(request.url)
  return ends
    ? { ...request, headers: Object.fromEntries(Object.entries(request.headers).filter(([name]) => name !== 'cookie')) }
    : request
}

test(`GW09 answers ${runs} valid, mutated and hostile requests without a 5xx and within the OpenAPI document`, async () => {
  const requests = fc.oneof(...described.map((operation) => requestsTo(operation, sessions))).map(keepSessions)
  const seen = new Map<number, number>()
  await fc.assert(
    fc.asyncProperty(requests, async (request) => {
      const fault = await findFault(request)
      if (fault !== undefined) throw new Error(fault)
    }),
    { numRuns: runs, seed, endOnFailure: false },
  )
  expect(seen.size).toBe(0)
}, 900_000)
