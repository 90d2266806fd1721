import Type from 'typebox'

/**
 * Why a stake went back: what it was laid on did not take place, the player took it back before the round, nobody could say in
 * time that it was taken, or the round broke off before it was decided.
 */
export const voidReasons = ['event_void', 'taken_back', 'not_confirmed', 'round_broken'] as const
export type VoidReason = (typeof voidReasons)[number]

export const VoidReasonSchema = Type.Union([
  Type.Literal('event_void'),
  Type.Literal('taken_back'),
  Type.Literal('not_confirmed'),
  Type.Literal('round_broken'),
])
