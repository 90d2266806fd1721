import Type, { type Static } from 'typebox'

/** Address at a vendor's server, before the name of the call: `POST {base}/{call}`, JSON, signed with the vendor's secret. */
export const roundsBase = '/rounds/v1'

const id = (description: string) =>
  Type.String({ minLength: 1, maxLength: 64, pattern: '^[A-Za-z0-9._:-]+$', description })

/**
 * What a vendor is asked about rounds. `replay` asks for leave to show one round to its player, as it was played and with what
 * decided it: the page at `{vendor}/round#replay={answer}` shows it. A round of another player is answered as one that is not there.
 */
export const roundCalls = {
  replay: Type.Object(
    {
      merchant: Type.String({ minLength: 1, maxLength: 40, description: 'Merchant code' }),
      player: id('The player, by the name that a game session has'),
      roundId: id('Names the round at the vendor'),
    },
    { additionalProperties: false },
  ),
} as const
export type RoundQuestion = Static<typeof roundCalls.replay>

/** Nothing stands for a round that the player has not played there, or that is kept no longer. */
export const RoundReplaySchema = Type.Object({
  replay: Type.Optional(
    Type.String({
      minLength: 16,
      maxLength: 1024,
      pattern: '^[A-Za-z0-9._-]+$',
      description: 'Good for a few minutes',
    }),
  ),
})
export type RoundReplay = Static<typeof RoundReplaySchema>
