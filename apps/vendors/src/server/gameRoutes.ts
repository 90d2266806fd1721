import type { FastifyInstance, FastifyRequest } from 'fastify'
import Type, { type Static } from 'typebox'
import { stakes } from '../engine/stakes.ts'
import type { Sessions } from './sessions.ts'
import type { SpinRounds } from './spinRounds.ts'

const strict = { additionalProperties: false } as const
const text = (pattern: string, maxLength = 64) => Type.String({ minLength: 1, maxLength, pattern })

const StartBody = Type.Object(
  {
    gameId: Type.String({ minLength: 1, maxLength: 40 }),
    vendor: text('^[A-Z0-9_]+$', 40),
    merchant: text('^[A-Z0-9_]+$', 40),
    launch: text('^[A-Za-z0-9_-]+$', 128),
    exchangeId: text('^[A-Za-z0-9-]+$'),
  },
  strict,
)
const SpinBody = Type.Object(
  { spinId: text('^[A-Za-z0-9-]+$'), stake: Type.Unsafe<number>({ type: 'integer', enum: [...stakes] }) },
  strict,
)

/** The browser's calls. A session's token comes as a bearer token; there are no cookies, so no other site can use it. */
export function addGameRoutes(app: FastifyInstance, sessions: Sessions, rounds: SpinRounds): void {
  app.post<{ Body: Static<typeof StartBody> }>('/api/session', { schema: { body: StartBody } }, ({ body }) =>
    sessions.start(body),
  )
  app.get('/api/session', (request) => sessions.readState(sessions.find(bearerOf(request))))
  app.post<{ Body: Static<typeof SpinBody> }>('/api/spins', { schema: { body: SpinBody } }, (request) =>
    rounds.spin(sessions.find(bearerOf(request)), request.body.spinId, request.body.stake),
  )
}

function bearerOf({ headers }: FastifyRequest): string | undefined {
  return /^Bearer ([\w-]{43})$/.exec(headers.authorization ?? '')?.[1]
}
