import type * as Argon2 from '@node-rs/argon2'
import { vi } from 'vitest'

/** Hashes as ever but with little work, and remembers what it was asked: for tests that try passwords by the thousand. */
export async function lightPasswords(importOriginal: () => Promise<typeof Argon2>): Promise<typeof Argon2> {
  const real = await importOriginal()
  return {
    ...real,
    hash: vi.fn((password, options) => real.hash(password, { ...options, memoryCost: 8, timeCost: 1 })),
    verify: vi.fn(real.verify),
  }
}
