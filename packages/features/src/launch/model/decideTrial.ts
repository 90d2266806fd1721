import type { Role } from '@foyer/contract'

/** What choosing a free trial leads to. */
export type TrialDecision = 'ageGate' | 'trial' | 'login' | 'realPlay' | 'notOffered'

/** Ruling 31: with the free-play module on, everyone may try, guests after the age gate; with it off a guest logs in. */
export function decideTrial(visitor: {
  readonly role: Role
  readonly freePlayOn: boolean
  readonly ageConfirmed: boolean
  /** The game has no real play to fall back on. */
  readonly playMoneyOnly: boolean
}): TrialDecision {
  const isGuest = visitor.role === 'guest'
  if (!visitor.freePlayOn && visitor.playMoneyOnly) return 'notOffered'
  if (!visitor.freePlayOn) return isGuest ? 'login' : 'realPlay'
  return isGuest && !visitor.ageConfirmed ? 'ageGate' : 'trial'
}
