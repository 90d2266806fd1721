import Type, { type Static } from 'typebox'

/** Address at the gateway where a vendor tells rounds that were played from its own wallets: `POST`, JSON, signed. */
export const walletRoundsPath = '/wallet/v1/rounds'

/** Rounds that one call may tell. */
export const mostToldRounds = 100

const strict = { additionalProperties: false } as const
const id = (description: string) =>
  Type.String({ minLength: 1, maxLength: 64, pattern: '^[A-Za-z0-9._:-]+$', description })
const minor = (description: string) => Type.Integer({ minimum: 0, maximum: 1_000_000_000_000_000, description })
const instant = (description: string) =>
  Type.String({
    maxLength: 40,
    pattern: '^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\d(\\.\\d{1,6})?(Z|[+-]\\d\\d:\\d\\d)$',
    description,
  })

/** A round that has ended. `cancelled` ones were given back. */
const ToldRoundSchema = Type.Object(
  {
    round: id('Names the round at the vendor'),
    player: id('The player, by the name that a game session has'),
    gameId: id('The game, by the name that a game session has'),
    currency: Type.String({ pattern: '^[A-Z]{3,5}$' }),
    bet: minor('Minor units that were staked'),
    win: minor('Minor units that were paid'),
    state: Type.Union([Type.Literal('settled'), Type.Literal('cancelled')]),
    startedAt: instant('ISO 8601 instant of the stake'),
    endedAt: instant('ISO 8601 instant of the end'),
  },
  strict,
)
export type ToldRound = Static<typeof ToldRoundSchema>

export const ToldRoundsSchema = Type.Object(
  {
    merchant: Type.String({ minLength: 1, maxLength: 40, description: 'Merchant code' }),
    rounds: Type.Array(ToldRoundSchema, { minItems: 1, maxItems: mostToldRounds }),
  },
  strict,
)
export type ToldRounds = Static<typeof ToldRoundsSchema>

/** Why a round is not recorded; it is not taken the next time either. */
export type ToldRoundRefusal = 'player_unknown' | 'game_unknown' | 'currency_wrong' | 'times_wrong' | 'round_conflict'

/** What became of a round: it is on the player’s record, it was told before with the same content, or it is refused. */
export type ToldRoundOutcome =
  | { readonly round: string; readonly state: 'recorded' | 'known' }
  | { readonly round: string; readonly state: 'refused'; readonly reason: ToldRoundRefusal }
