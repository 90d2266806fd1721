import { type OperationId, operations, requestedWith, wirePath } from '@foyer/contract'
import { demoPassword } from '@foyer/sandbox'
import type { LightMyRequestResponse } from 'fastify'
import { apiBase } from '../calls/bindOperation.ts'
import type { TestGateway } from './createTestGateway.ts'

export interface TestCall {
  readonly body?: unknown
  readonly query?: Readonly<Record<string, string>>
  readonly headers?: Readonly<Record<string, string>>
  readonly remoteAddress?: string
}

/**
 * Performs an operation as the portal would. What earlier calls sent has arrived by then: messages leave behind their
 * answers, so two calls on each other's heels would have theirs in either order.
 */
export async function call(
  gateway: TestGateway,
  id: OperationId,
  { body, query, headers, remoteAddress }: TestCall = {},
): Promise<LightMyRequestResponse> {
  const { shape } = operations[id]
  await gateway.messenger.settled()
  return gateway.app.inject({
    method: shape.method,
    url: apiBase + wirePath(shape),
    headers: {
      host: 'localhost',
      ...(shape.method === 'GET' ? {} : { 'x-requested-with': requestedWith }),
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      ...headers,
    },
    ...(query === undefined ? {} : { query }),
    ...(body === undefined ? {} : { payload: JSON.stringify(body) }),
    ...(remoteAddress === undefined ? {} : { remoteAddress }),
  })
}

/** Signs an account in and returns the headers that carry its session. */
export async function signIn(
  gateway: TestGateway,
  username: string,
  password = demoPassword,
  headers: Readonly<Record<string, string>> = {},
): Promise<{ cookie: string }> {
  const answer = await call(gateway, 'login', { body: { type: 'username', username, password }, headers })
  if (answer.statusCode !== 200) throw new Error(`${username} could not sign in: ${answer.body}`)
  return { cookie: answer.cookies.map(({ name, value }) => `${name}=${value}`).join('; ') }
}
