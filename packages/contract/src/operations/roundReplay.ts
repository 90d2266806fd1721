import Type from 'typebox'
import { defineOperation } from '../operation.ts'

export interface RoundReplayInput {
  vassalage: string
  betId: string
}

export interface WireRoundReplay {
  url: string
}

/** Where a round of the account's betting record is shown as it was played; the address holds a ticket that is good for minutes. */
export const roundReplay = defineOperation<RoundReplayInput, WireRoundReplay>()({
  path: '/wps/game/roundReplay',
  method: 'POST',
  access: 'real',
  requirement: 'P06',
  summary: 'See a round of the betting record again',
  body: Type.Object({
    vassalage: Type.String({ minLength: 1, maxLength: 40, description: 'Vendor code' }),
    betId: Type.String({ minLength: 1, maxLength: 64, description: 'Bet reference, as in the record' }),
  }),
  value: Type.Object({ url: Type.String() }),
})
