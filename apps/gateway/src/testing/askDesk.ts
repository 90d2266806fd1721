import { deskPaths, requestedWith } from '@foyer/contract'
import type { LightMyRequestResponse } from 'fastify'
import type { TestGateway } from './createTestGateway.ts'

/** Asks the desk as its page does; with a body it changes something. */
export const askDesk = (
  { app }: Pick<TestGateway, 'app'>,
  path: keyof typeof deskPaths,
  query: Readonly<Record<string, string>> = {},
  body?: unknown,
  headers: Readonly<Record<string, string>> = {},
): Promise<LightMyRequestResponse> =>
  app.inject({
    method: body === undefined ? 'GET' : 'POST',
    url: deskPaths[path],
    query,
    headers: {
      host: 'localhost',
      ...(body === undefined ? {} : { 'content-type': 'application/json', 'x-requested-with': requestedWith }),
      ...headers,
    },
    ...(body === undefined ? {} : { payload: JSON.stringify(body) }),
  })
