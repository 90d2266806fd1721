import type { CallContext } from '../calls/handlers.ts'
import { ProblemError } from '../calls/problem.ts'
import { countAttempt, forgetAttempts, readAttempts, takeAttempt, uncountAttempt } from './attempts.ts'
import type { Device } from './devices.ts'
import { networkOf } from './networkOf.ts'

const windowSeconds = 15 * 60
/** Failures after which a captcha is asked for (A10): two for an account, ten for an address, which many may share. */
const freeFailures = { account: 2, address: 10 }
/** One account tried from one address, or from one browser it knows: the wait is the five minutes of C19. */
const pairLimit = { most: 10, windowSeconds, waitSeconds: 300 }
const addressLimit = { most: 100, windowSeconds, waitSeconds: 300 }
/** Failures of an account ask for a captcha but block nobody, so a stranger cannot lock a player out. */
const unlimited = { most: 2_000_000_000, windowSeconds, waitSeconds: 1 }
/**
 * How often a day the password of an account may be tried from browsers that the account does not know, wherever they are, and
 * from each that it knows. Two windows touch any 24 hours, so that at most 100 such guesses are ever looked at in that time.
 */
const guessLimit = { most: 50, windowSeconds: 24 * 60 * 60 }

/** Counts the tries to get into one account, and stops those that are guesses. */
export interface Guard {
  readonly asksProof: () => Promise<boolean>
  /** Throws `too_many_requests` while the address has to wait. */
  readonly countTry: () => Promise<void>
  /** Throws `proof_required` once strangers have used up the guesses of the account, or a known browser its own. */
  readonly takeGuess: () => Promise<void>
  readonly countFailure: () => Promise<void>
  /** Forgets the tries of somebody who turned out to be the right one; guesses of others stay counted. */
  readonly forget: () => Promise<void>
}

const knownAs = (key: string, hash: Buffer): string => `${key}|${hash.toString('base64url')}`
const guessesOf = (key: string, device: Pick<Device, 'hash'> | undefined): string =>
  `guesses:${device === undefined ? key : knownAs(key, device.hash)}`

/** Gives a browser whose user has just proved to be the owner new guesses, and takes none from strangers. */
export const renewGuesses = (
  { db, merchant, clock }: Pick<CallContext, 'db' | 'merchant' | 'clock'>,
  key: string,
  hash: Buffer,
): Promise<void> => forgetAttempts({ db, clock, merchantId: merchant.id }, [guessesOf(key, { hash })])

/**
 * A browser that the account knows is counted by itself: whatever strangers try, its user gets in with the right password.
 * The name need not be one of an account; all names are counted alike (ruling 27).
 */
export function guardGuessing(
  { db, merchant, clock, address }: Pick<CallContext, 'db' | 'merchant' | 'clock' | 'address'>,
  key: string,
  device: Device | undefined,
): Guard {
  const scope = { db, clock, merchantId: merchant.id }
  const network = networkOf(address)
  const known = device && knownAs(key, device.hash)
  const failed = { account: known ? `device:${known}` : `account:${key}`, address: `address:${network}` }
  const pair = `pair:${known ?? `${key}|${network}`}`
  const tries = `tries:${network}`
  const guesses = guessesOf(key, device)
  const askingCounts = known ? [failed.account] : [failed.account, failed.address]

  return {
    asksProof: async () => {
      const failures = await readAttempts(scope, askingCounts, windowSeconds)
      return (
        (failures.get(failed.account) ?? 0) >= freeFailures.account ||
        (failures.get(failed.address) ?? 0) >= freeFailures.address
      )
    },
    countTry: async () => {
      if (!known) await countAttempt(scope, tries, addressLimit)
      await countAttempt(scope, pair, pairLimit)
    },
    takeGuess: async () => {
      if (!(await takeAttempt(scope, guesses, guessLimit))) throw new ProblemError('proof_required')
    },
    countFailure: async () => {
      await countAttempt(scope, failed.account, unlimited)
      await countAttempt(scope, failed.address, unlimited)
    },
    forget: async () => {
      await forgetAttempts(scope, [failed.account, pair])
      await uncountAttempt(scope, guesses)
      if (!known) await uncountAttempt(scope, tries)
    },
  }
}
