import fc, { type Arbitrary } from 'fast-check'
import type { JsonSchema } from '../../src/calls/requestSchema.ts'
import { arbitraryOf } from './arbitraryOf.ts'
import { hostileBodies, hostileHeaders, hostileTexts, hostileValues } from './hostileValues.ts'

/** One operation of the OpenAPI document. */
export interface Described {
  readonly id: string
  readonly path: string
  readonly method: string
  readonly query: JsonSchema
  readonly body: JsonSchema | undefined
}

export interface FuzzRequest {
  readonly id: string
  readonly url: string
  readonly method: string
  readonly headers: Readonly<Record<string, string>>
  readonly payload: string | undefined
  /** Whether address and method are still the operation's own, so that its documented answers apply. */
  readonly addressed: boolean
}

/** What requests may refer to. */
export interface FuzzWorld {
  /** Cookies of signed-in accounts; empty text is nobody. */
  readonly sessions: readonly string[]
  /** By operation: input that means something in the world, such as a game there is. Half of the requests use it. */
  readonly known: Readonly<Record<string, Arbitrary<object>>>
}

interface Draft {
  readonly url: string
  readonly method: string
  readonly headers: Readonly<Record<string, string>>
  readonly query: Readonly<Record<string, unknown>>
  readonly payload: string | undefined
}

interface Parameter {
  readonly in: string
  readonly name: string
  readonly required: boolean
  readonly schema: JsonSchema
}

interface Document {
  readonly paths: Readonly<Record<string, Readonly<Record<string, JsonSchema>>>>
}

/** Every operation of an OpenAPI document. */
export function readOperations(document: JsonSchema): readonly Described[] {
  // The document is ours; its shape is what createOpenApi writes.
  const { paths } = document as unknown as Document
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => {
      const parameters = (operation.parameters as readonly Parameter[]).filter((parameter) => parameter.in === 'query')
      const body = operation.requestBody as { content: Record<string, { schema: JsonSchema }> } | undefined
      return {
        id: String(operation.operationId),
        path,
        method: method.toUpperCase(),
        query: {
          type: 'object',
          properties: Object.fromEntries(parameters.map((parameter) => [parameter.name, parameter.schema])),
          required: parameters.filter((parameter) => parameter.required).map((parameter) => parameter.name),
        },
        body: body?.content['application/json']?.schema,
      }
    }),
  )
}

/** Requests to an operation: a third valid, a third with one thing wrong, a third hostile. */
export function requestsTo(operation: Described, { sessions, known }: FuzzWorld): Arbitrary<FuzzRequest> {
  const valid = validDraft(operation, sessions, known[operation.id])
  const mutated = fc.tuple(valid, mutation).map(([draft, change]) => change(draft))
  const hostile = fc
    .tuple(valid, fc.array(mutation, { minLength: 2, maxLength: 5 }))
    .map(([draft, changes]) => changes.reduce((made, change) => change(made), draft))
  return fc.oneof(valid, mutated, hostile).map((draft) => ({
    id: operation.id,
    url: draft.url + queryText(draft.query),
    method: draft.method,
    headers: draft.headers,
    payload: draft.payload,
    addressed: draft.url === operation.path && draft.method === operation.method,
  }))
}

function validDraft(
  { path, method, query, body }: Described,
  sessions: readonly string[],
  known: Arbitrary<object> = fc.constant({}),
): Arbitrary<Draft> {
  const inputOf = (schema: JsonSchema) =>
    fc
      .tuple(arbitraryOf(schema) as Arbitrary<Record<string, unknown>>, fc.oneof(known, fc.constant({})))
      .map(([made, facts]) => ({ ...made, ...facts }))
  return fc
    .record({
      query: body === undefined ? inputOf(query) : fc.constant({}),
      body: body === undefined ? fc.constant(undefined) : inputOf(body),
      session: fc.constantFrom(...sessions),
      language: fc.constantFrom('EN', 'TY'),
      key: fc.uuid(),
    })
    .map((made) => ({
      url: path,
      method,
      query: made.query,
      payload: made.body === undefined ? undefined : JSON.stringify(made.body),
      headers: {
        host: 'localhost',
        language: made.language,
        'x-requested-with': 'foyer',
        'idempotency-key': made.key,
        ...(made.session === '' ? {} : { cookie: made.session }),
        ...(made.body === undefined ? {} : { 'content-type': 'application/json' }),
      },
    }))
}

type Change = (draft: Draft) => Draft

const anyText = fc.oneof(fc.constantFrom(...hostileTexts), fc.string({ unit: 'binary', maxLength: 30 }))
const anyValue = fc.oneof(fc.constantFrom(...hostileValues), anyText, fc.jsonValue({ maxDepth: 3 }))

/** One thing done to a request. */
const mutation: Arbitrary<Change> = fc.oneof(
  fc.tuple(fc.nat(), anyText).map(
    ([at, text]): Change =>
      (draft) => ({ ...draft, query: replaceAt(draft.query, at, text) }),
  ),
  fc.tuple(anyText, anyText).map(
    ([name, text]): Change =>
      (draft) => ({ ...draft, query: { ...draft.query, [name]: text } }),
  ),
  fc.nat().map(
    (at): Change =>
      (draft) => ({ ...draft, query: removeAt(draft.query, at) }),
  ),
  fc.tuple(fc.nat(), anyValue).map(
    ([at, value]): Change =>
      (draft) => ({ ...draft, payload: changeBody(draft.payload, (body) => replaceAt(body, at, value)) }),
  ),
  fc.nat().map(
    (at): Change =>
      (draft) => ({ ...draft, payload: changeBody(draft.payload, (body) => removeAt(body, at)) }),
  ),
  fc.tuple(anyText, anyValue).map(
    ([name, value]): Change =>
      (draft) => ({ ...draft, payload: changeBody(draft.payload, (body) => ({ ...body, [name]: value })) }),
  ),
  fc.constantFrom(...hostileBodies).map(
    (payload): Change =>
      (draft) => ({ ...draft, payload }),
  ),
  fc.constantFrom(...hostileHeaders).map(
    ([name, value]): Change =>
      (draft) => ({ ...draft, headers: { ...draft.headers, [name]: value } }),
  ),
  fc.constantFrom('x-requested-with', 'content-type', 'cookie', 'host').map(
    (name): Change =>
      (draft) => ({
        ...draft,
        headers: Object.fromEntries(Object.entries(draft.headers).filter(([key]) => key !== name)),
      }),
  ),
  fc.constantFrom('GET', 'POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS').map(
    (method): Change =>
      (draft) => ({ ...draft, method }),
  ),
  anyText.map(
    (text): Change =>
      (draft) => ({ ...draft, url: `${draft.url}/${encode(text)}` }),
  ),
  fc.tuple(fc.nat(), fc.constantFrom('%', '/', '..', '%2f', '%00', ';', 'A')).map(
    ([at, text]): Change =>
      (draft) => ({ ...draft, url: insert(draft.url, at, text) }),
  ),
)

const keyAt = (record: Readonly<Record<string, unknown>>, at: number): string | undefined =>
  Object.keys(record)[at % Math.max(1, Object.keys(record).length)]

function replaceAt(record: Readonly<Record<string, unknown>>, at: number, value: unknown): Record<string, unknown> {
  const key = keyAt(record, at)
  return key === undefined ? { ...record } : { ...record, [key]: value }
}

function removeAt(record: Readonly<Record<string, unknown>>, at: number): Record<string, unknown> {
  const key = keyAt(record, at)
  return Object.fromEntries(Object.entries(record).filter(([name]) => name !== key))
}

function changeBody(
  payload: string | undefined,
  change: (body: Record<string, unknown>) => unknown,
): string | undefined {
  if (payload === undefined) return undefined
  try {
    const body: unknown = JSON.parse(payload)
    return typeof body === 'object' && body !== null ? JSON.stringify(change(body as Record<string, unknown>)) : payload
  } catch {
    return payload
  }
}

function insert(url: string, at: number, text: string): string {
  const index = 1 + (at % url.length)
  return url.slice(0, index) + text + url.slice(index)
}

/** Percent-encoding that also takes half surrogate pairs, as a careless client would send them. */
function encode(text: string): string {
  return text.isWellFormed()
    ? encodeURIComponent(text)
    : encodeURIComponent(text.replace(/[\ud800-\udfff]/g, '')).concat('%ED%A0%80')
}

function queryText(query: Readonly<Record<string, unknown>>): string {
  const pairs = Object.entries(query).map(([name, value]) => `${encode(name)}=${encode(String(value))}`)
  return pairs.length === 0 ? '' : `?${pairs.join('&')}`
}
