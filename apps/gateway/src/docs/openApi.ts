import { FailureSchema, type Operation, type OperationId, operations, wirePath } from '@foyer/contract'
import { apiBase } from '../calls/bindOperation.ts'
import { type JsonSchema, requestSchema } from '../calls/requestSchema.ts'
import { failuresOf } from './failuresOf.ts'

// A schema as JSON is a JSON schema.
const plain = (schema: unknown): JsonSchema => JSON.parse(JSON.stringify(schema)) as JsonSchema

const text = { type: 'string' }
const accessTexts = {
  guest: 'Everyone',
  session: 'Anyone signed in, trials included',
  real: 'Members and agents',
  agent: 'Agents',
} as const

/** Every operation by id. */
export const declared = Object.entries(operations) as readonly (readonly [OperationId, Operation])[]

/** The contract as an OpenAPI 3.1 document (GW09). Each operation stands under its address in the wire form. */
export function createOpenApi(): JsonSchema {
  const paths: Record<string, Record<string, unknown>> = {}
  for (const [id, operation] of declared) {
    const path = apiBase + wirePath(operation.shape)
    paths[path] = { ...paths[path], [operation.shape.method.toLowerCase()]: describeOperation(id, operation) }
  }
  return {
    openapi: '3.1.0',
    jsonSchemaDialect: 'https://json-schema.org/draft/2020-12/schema',
    info: {
      title: 'Foyer gateway',
      version: '1.0.0',
      description:
        'Every call of the portal. An operation is reachable in the wire form shown here and under its bare path. ' +
        'The merchant follows from the host; the header Merchant is only checked. Money is decimal text such as "1250.50".',
    },
    servers: [{ url: '/' }],
    paths,
    components: {
      schemas: { Failure: plain(FailureSchema) },
      securitySchemes: {
        cookie: { type: 'apiKey', in: 'cookie', name: '__Host-foyer-session' },
        token: {
          type: 'http',
          scheme: 'bearer',
          description: 'For brands whose api.session is token; the raw token is taken too',
        },
      },
    },
  }
}

function describeOperation(id: OperationId, { shape }: Operation): JsonSchema {
  const signedIn = shape.access !== 'guest'
  return {
    operationId: id,
    summary: shape.summary,
    description: describe(shape),
    tags: [shape.path.split('/')[2] ?? 'wps'],
    'x-requirement': shape.requirement,
    'x-access': shape.access,
    'x-bare-path': shape.path,
    ...(signedIn ? { security: [{ cookie: [] }, { token: [] }] } : {}),
    parameters: [...headerParameters(shape), ...queryParameters(shape)],
    ...(shape.body === undefined ? {} : { requestBody: describeBody(shape) }),
    responses: {
      '200': {
        description: 'Success',
        content: {
          'application/json': {
            schema: {
              type: 'object',
              required: ['success', 'value'],
              properties: { success: { const: true }, value: plain(shape.value) },
            },
          },
        },
      },
      ...Object.fromEntries(
        failuresOf(id, shape).map(([status, codes]) => [
          status,
          { description: codes.join(', '), content: describeFailure(codes) },
        ]),
      ),
    },
  }
}

const describeFailure = (codes: readonly string[]): JsonSchema => ({
  'application/json': {
    schema: { allOf: [{ $ref: '#/components/schemas/Failure' }, { properties: { code: { enum: codes } } }] },
  },
})

function describe(shape: Operation['shape']): string {
  const parts = [`Access: ${accessTexts[shape.access]}.`]
  if (shape.encrypted)
    parts.push(
      'The body may be a compact JWE (ECDH-ES+A256KW, A256GCM) to the key of encryptionKey, with the header Encryption: jwe; outside sandbox mode it must be.',
    )
  if (shape.sameOrigin) parts.push('Pages of the site itself only.')
  if (shape.maxAge) parts.push(`A browser may reuse the answer for ${shape.maxAge} s.`)
  return parts.join(' ')
}

function describeBody({ body, encrypted }: Operation['shape']): JsonSchema {
  const content = body === undefined ? {} : { 'application/json': { schema: requestSchema(body) } }
  return { required: true, content: encrypted ? { ...content, 'application/jose': { schema: text } } : content }
}

function headerParameters({ method, idempotent }: Operation['shape']): readonly JsonSchema[] {
  const header = (name: string, required: boolean, description: string, schema: JsonSchema = text) => ({
    in: 'header',
    name,
    required,
    description,
    schema,
  })
  return [
    header('Merchant', false, "Merchant code; must be the host's"),
    header('Language', false, 'Platform language code, e.g. EN or TY'),
    ...(method === 'GET'
      ? []
      : [header('X-Requested-With', true, 'Shows that no other site sent the call', { const: 'foyer' })]),
    ...(idempotent ? [header('Idempotency-Key', true, 'The same key gives the same answer')] : []),
  ]
}

function queryParameters({ query }: Operation['shape']): readonly JsonSchema[] {
  if (query === undefined) return []
  // The schema of a query is an object's.
  const schema = requestSchema(query) as { properties: Record<string, JsonSchema>; required?: readonly string[] }
  return Object.entries(schema.properties).map(([name, property]) => ({
    in: 'query',
    name,
    required: schema.required?.includes(name) ?? false,
    ...(property.description === undefined ? {} : { description: property.description }),
    schema: property,
  }))
}
