import { type Challenge, createChallenge, type Payload, randomInt, verifySolution } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'
import { lifetimeSeconds, type ProofContext, takeUp } from './proofs.ts'

/** How much there is to do: rounds of one attempt, and how many attempts it may take. */
export interface WorkSize {
  readonly cost: number
  readonly fewest: number
  readonly most: number
}

/** About a second of one core of a desktop machine, and a few of a phone's; this server does one attempt. */
const usual: WorkSize = { cost: 5000, fewest: 200, most: 600 }

const secretsOf = ({ secrets }: ProofContext) => ({
  hmacSignatureSecret: secrets.ofHumanProofs('work').toString('hex'),
  hmacKeySignatureSecret: secrets.ofHumanProofs('work key').toString('hex'),
})

/** I65. A piece of work for one merchant's site. Nothing of it is kept: it is signed. */
export async function createWork(context: ProofContext, size: WorkSize = usual): Promise<Challenge> {
  const { merchant, clock } = context
  return createChallenge({
    algorithm: 'PBKDF2/SHA-256',
    cost: size.cost,
    counter: randomInt(size.most, size.fewest),
    deriveKey,
    data: { merchant: merchant.id, until: clock.now().getTime() + lifetimeSeconds * 1000 },
    ...secretsOf(context),
  })
}

/** Whether `verification` is work of this site that was done, is not too old, and was not handed in before. */
export async function checkWork(context: ProofContext, verification: string): Promise<boolean> {
  const payload = readPayload(verification)
  if (payload === undefined) return false
  const { challenge, solution } = payload
  const { merchant: merchantId, until } = challenge.parameters.data ?? {}
  if (merchantId !== context.merchant.id || typeof until !== 'number' || until <= context.clock.now().getTime())
    return false
  // The signature comes first, so that only what this server has signed is remembered as used.
  const signed = await verifySolution({ challenge, solution, deriveKey, ...secretsOf(context) })
  if (signed.invalidSignature !== false) return false
  const isFresh = await takeUp(context, `work:${challenge.signature}`, new Date(until))
  return isFresh && signed.verified
}

function readPayload(verification: string): Payload | undefined {
  try {
    const payload: unknown = JSON.parse(Buffer.from(verification, 'base64').toString())
    return isPayload(payload) ? payload : undefined
  } catch {
    return undefined
  }
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null

/** What the signature holds together need not be looked at: changed by one letter, it is refused. */
const isPayload = (value: unknown): value is Payload =>
  isObject(value) &&
  isObject(value.solution) &&
  isObject(value.challenge) &&
  typeof value.challenge.signature === 'string' &&
  isObject(value.challenge.parameters)
