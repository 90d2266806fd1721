import { hash, verify } from '@node-rs/argon2'

// argon2id, which is the library's default: 19 MiB, two passes, one lane, the smallest setting OWASP recommends.
const settings = { memoryCost: 19 * 1024, timeCost: 2, parallelism: 1 } as const

let decoy: Promise<string> | undefined

export function hashPassword(password: string): Promise<string> {
  return hash(password.normalize('NFKC'), settings)
}

/**
 * Whether the password belongs to the hash. Without a hash, as for an account that does not exist or has no password, it does
 * the same work
 * and says no, so that the time tells nothing (ruling 27).
 */
export async function verifyPassword(passwordHash: string | undefined, password: string): Promise<boolean> {
  decoy ??= hashPassword('an account that does not exist')
  const matches = await verify(passwordHash || (await decoy), password.normalize('NFKC'))
  return matches && Boolean(passwordHash)
}
