import type { FastifyInstance, FastifyRequest } from 'fastify'
import Type, { type Static } from 'typebox'
import type { InstantKind } from '../frame/kind.ts'
import type { InstantRounds } from '../frame/rounds/instantRounds.ts'
import type { Play } from '../frame/rounds/startRound.ts'
import { GameError } from './gameError.ts'
import type { Sessions } from './sessions.ts'

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

/** The browser's calls that all games share. A session's token comes as a bearer token; there are no cookies, so no other site can use it. */
export function addSessionRoutes(app: FastifyInstance, sessions: Sessions): void {
  app.post<{ Body: Static<typeof StartBody> }>('/api/session', { schema: { body: StartBody } }, ({ body }) =>
    sessions.start(body),
  )
  app.get('/api/session', (request) => sessions.readState(sessions.find(bearerOf(request))))
}

/** `POST /api/rounds/{kind}`: plays a round of an instant kind. */
export function addRoundRoute(
  app: FastifyInstance,
  name: string,
  kind: InstantKind,
  sessions: Sessions,
  rounds: InstantRounds,
): void {
  const body = Type.Object(
    {
      playId: text('^[A-Za-z0-9-]+$'),
      stake: Type.Unsafe<number>({ type: 'integer', enum: [...kind.stakes] }),
      ...(kind.choice === undefined ? {} : { choice: kind.choice }),
    },
    strict,
  )
  app.post<{ Body: Play }>(`/api/rounds/${name}`, { schema: { body } }, (request) => {
    const session = sessions.find(bearerOf(request))
    const takes = kind.stakesOf?.(session.gameId).includes(request.body.stake) ?? true
    if (session.kind !== name || !takes) throw new GameError('malformed')
    return rounds.play(session, kind, request.body)
  })
}

export function bearerOf({ headers }: FastifyRequest): string | undefined {
  return /^Bearer ([\w-]{43})$/.exec(headers.authorization ?? '')?.[1]
}
