import type { SecurityOverview } from '@foyer/contract'

export type StepId = 'contact' | 'secondStep' | 'passkey' | 'paymentPassword'

export interface Step {
  readonly id: StepId
  readonly isDone: boolean
}

/**
 * What keeps an account safe, in the order in which it is worth doing: a way to get it back, a second step that a stolen
 * password does not pass, a login that nobody can be talked out of, and a lock on the way out of money.
 */
export function safetySteps(
  { contacts, loginVerification, paymentPassword }: SecurityOverview,
  passkeys: number,
): readonly Step[] {
  return [
    { id: 'contact', isDone: contacts.some(({ isVerified }) => isVerified) },
    { id: 'secondStep', isDone: loginVerification !== undefined },
    { id: 'passkey', isDone: passkeys > 0 },
    { id: 'paymentPassword', isDone: paymentPassword.isSet },
  ]
}

/** The next thing to do; nothing when all is done. */
export const nextStep = (steps: readonly Step[]): StepId | undefined => steps.find(({ isDone }) => !isDone)?.id
