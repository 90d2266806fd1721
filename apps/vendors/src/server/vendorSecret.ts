import { createHmac, randomBytes } from 'node:crypto'
import { linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** Whose key it is: that of a vendor's wallet calls, or that of a payment provider. */
export type SecretKind = 'vendor' | 'payments'

const variables: Readonly<Record<SecretKind, string>> = {
  vendor: 'FOYER_VENDOR_SECRET_',
  payments: 'FOYER_PAYMENT_SECRET_',
}

/**
 * The key a vendor signs its wallet calls with, `FOYER_VENDOR_SECRET_<CODE>`, or a payment provider its own,
 * `FOYER_PAYMENT_SECRET_<CODE>`; else derived from `FOYER_VENDOR_SECRET`, or in the sandbox from the file `vendor-secret` in `FOYER_DATA`, which the first process to need it writes.
 */
export function createSecretOf(env: NodeJS.ProcessEnv, kind: SecretKind = 'vendor'): (code: string) => Buffer {
  let main: Buffer | undefined
  return (code) => {
    const own = env[variables[kind] + code]?.trim()
    if (own) return Buffer.from(own)
    main ??= Buffer.from(env.FOYER_VENDOR_SECRET?.trim() || readSecretFile(env.FOYER_DATA))
    return createHmac('sha256', main).update(`${kind}:${code}`).digest()
  }
}

function readSecretFile(folder: string | undefined): string {
  if (!folder) throw new Error('Set FOYER_VENDOR_SECRET, or FOYER_DATA to the folder of the gateway')
  const path = join(folder, 'vendor-secret')
  const known = readIfThere(path)
  if (known !== undefined) return known
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  const part = `${path}.${randomBytes(6).toString('hex')}`
  writeFileSync(part, `${randomBytes(32).toString('hex')}\n`, { mode: 0o600 })
  try {
    // Linking fails where another process was faster; then its secret counts.
    linkSync(part, path)
  } catch (error) {
    if (readIfThere(path) === undefined) throw error
  } finally {
    rmSync(part)
  }
  return readFileSync(path, 'utf8').trim()
}

function readIfThere(path: string): string | undefined {
  try {
    return readFileSync(path, 'utf8').trim()
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined
    throw error
  }
}
