import type { FastifyInstance, FastifyRequest } from 'fastify'
import Type, { type Static } from 'typebox'
import type { FairSeeds } from '../frame/fair/fairSeeds.ts'
import { playerOf, type SessionRecord } from '../frame/store/records.ts'
import type { ConfirmSession } from './confirmSession.ts'
import { GameError } from './gameError.ts'

interface FairOptions {
  readonly seeds: FairSeeds
  /** Throws where the call has no session. */
  readonly sessionOf: (request: FastifyRequest) => SessionRecord
  readonly confirm: ConfirmSession
  /** Whether a round of the player is not finished: its seed would tell how it comes out. */
  readonly hasOpenRound: (player: string) => boolean
}

const ChangeBody = Type.Object(
  {
    clientSeed: Type.String({ minLength: 1, maxLength: 64, pattern: '^[\\w.-]+$' }),
    next: Type.String({ pattern: '^[0-9a-f]{64}$', description: 'The commitment the player was shown before' }),
  },
  { additionalProperties: false },
)

/** What a player sees of seeds and commitments, and the change to new ones. */
export function addFairRoutes(app: FastifyInstance, { seeds, sessionOf, confirm, hasOpenRound }: FairOptions): void {
  const ownerOf = async (request: FastifyRequest): Promise<string> => {
    const session = sessionOf(request)
    if (session.provablyFair !== true) throw new GameError('not_found')
    await confirm(session)
    return playerOf(session)
  }
  app.get('/api/fair', async (request) => seeds.stateOf(await ownerOf(request)))
  app.post<{ Body: Static<typeof ChangeBody> }>('/api/fair', { schema: { body: ChangeBody } }, async (request) => {
    const player = await ownerOf(request)
    if (hasOpenRound(player)) throw new GameError('round_running')
    const revealed = seeds.change(player, request.body.clientSeed, request.body.next)
    if (revealed === undefined) throw new GameError('seeds_changed')
    return { revealed, state: seeds.stateOf(player) }
  })
}
