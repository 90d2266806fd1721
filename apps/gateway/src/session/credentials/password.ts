import { hash, verify } from '@node-rs/argon2'
import { ProblemError } from '../../calls/problem.ts'

// argon2id, which is the library's default: 19 MiB, two passes, one lane, the smallest setting OWASP recommends.
const settings = { memoryCost: 19 * 1024, timeCost: 2, parallelism: 1 } as const

/** Hashes that are made or wait at a time: about two seconds of two cores. */
const most = 64
/** Seconds until it is worth trying again. */
const retryAfter = 5

let under = 0
let decoy: Promise<string> | undefined

async function counted<Value>(work: Promise<Value>): Promise<Value> {
  under += 1
  try {
    return await work
  } finally {
    under -= 1
  }
}

/**
 * Throws `unavailable` where so many hashes wait that one more would keep everybody waiting. For calls that anybody may send from any
 * number of addresses, before they count a try.
 */
export function expectHashRoom(): void {
  if (under >= most) throw new ProblemError('unavailable', { retryAfter })
}

export function hashPassword(password: string): Promise<string> {
  return counted(hash(password.normalize('NFKC'), settings))
}

/**
 * Whether the password belongs to the hash. Without a hash, as for an account that does not exist or has no password, it does
 * the same work
 * and says no, so that the time tells nothing (ruling 27).
 */
export async function verifyPassword(passwordHash: string | undefined, password: string): Promise<boolean> {
  decoy ??= hashPassword('an account that does not exist')
  const matches = await counted(verify(passwordHash || (await decoy), password.normalize('NFKC')))
  return matches && Boolean(passwordHash)
}
