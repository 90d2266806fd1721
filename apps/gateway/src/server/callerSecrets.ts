import { createHmac, randomBytes } from 'node:crypto'
import { linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/**
 * The secrets between the gateway and the servers that call it. In production each vendor has its own,
 * `FOYER_VENDOR_SECRET_<CODE>`, which the vendor's server knows too, and each brand's system `FOYER_MERCHANT_SECRET_<CODE>`;
 * `FOYER_VENDOR_SECRET` is the gateway's own and also gives every other caller its secret. In the sandbox it may be left
 * out: the first process to need it writes `vendor-secret` into `FOYER_DATA`.
 */
export interface CallerSecrets {
  /** HMAC key of a vendor's calls. */
  readonly ofVendor: (code: string) => Buffer
  /** HMAC key of the calls of a brand's own system, by merchant code. */
  readonly ofMerchant: (code: string) => Buffer
  /** HMAC key that one-time login codes are derived with. */
  readonly ofLoginCodes: () => Buffer
  /** HMAC key that launch tokens are derived with. */
  readonly ofLaunches: () => Buffer
}

const fileName = 'vendor-secret'

export function createCallerSecrets(env: NodeJS.ProcessEnv = process.env): CallerSecrets {
  let main: Buffer | undefined
  const derive = (label: string): Buffer => {
    main ??= loadMainSecret(env)
    return createHmac('sha256', main).update(label).digest()
  }
  const own = (name: string): Buffer | undefined => (env[name] ? Buffer.from(env[name]) : undefined)
  return {
    ofVendor: (code) => own(`FOYER_VENDOR_SECRET_${code}`) ?? derive(`vendor:${code}`),
    ofMerchant: (code) => own(`FOYER_MERCHANT_SECRET_${code}`) ?? derive(`merchant:${code}`),
    ofLoginCodes: () => derive('login codes'),
    ofLaunches: () => derive('launches'),
  }
}

function loadMainSecret(env: NodeJS.ProcessEnv): Buffer {
  const given = env.FOYER_VENDOR_SECRET
  if (given) return Buffer.from(given)
  if (env.FOYER_MODE === 'production') throw new Error('FOYER_VENDOR_SECRET must be set in production')
  const folder = env.FOYER_DATA
  // With nowhere to keep it no vendor can know it: launches work, calls from elsewhere are refused.
  return folder ? readOrCreate(folder) : randomBytes(32)
}

/** Written beside its place and linked in, so that of two processes starting together both read the same secret. */
function readOrCreate(folder: string): Buffer {
  mkdirSync(folder, { recursive: true })
  const path = join(folder, fileName)
  const part = `${path}.${randomBytes(6).toString('hex')}`
  try {
    return Buffer.from(readFileSync(path, 'utf8').trim())
  } catch (error) {
    if (!hasCode(error, 'ENOENT')) throw error
  }
  writeFileSync(part, `${randomBytes(32).toString('hex')}\n`, { mode: 0o600 })
  try {
    linkSync(part, path)
  } catch (error) {
    if (!hasCode(error, 'EEXIST')) throw error
  } finally {
    rmSync(part)
  }
  return Buffer.from(readFileSync(path, 'utf8').trim())
}

const hasCode = (error: unknown, code: string): boolean =>
  error instanceof Error && 'code' in error && error.code === code
