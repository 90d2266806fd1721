import { resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { DatabaseLocation } from '../database/openDatabase.ts'
import type { GivenSecrets } from './createCallerSecrets.ts'

export interface Config {
  readonly host: string
  readonly port: number
  /** Folder of the embedded database and of what belongs beside it. */
  readonly dataDir: string
  readonly database: DatabaseLocation
  readonly mode: 'sandbox' | 'production'
  /** Instant the world starts at. */
  readonly startAt: Date | undefined
  readonly vendorUrl: string
  readonly logLevel: string
  readonly sites: readonly string[]
  readonly brandsDir: string
  /** Environment whose overlay, `brand.<name>.json`, is laid over each brand that has one (CF06). */
  readonly brandEnv: string | undefined
  readonly defaultBrand: string
  readonly trustProxy: readonly string[]
  readonly secrets: Partial<GivenSecrets>
}

/** A setting from the environment that cannot be used; the message names it and says what it may be. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError'
}

type Environment = Readonly<Record<string, string | undefined>>

const logLevels = ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent']
const repository = fileURLToPath(new URL('../../../..', import.meta.url))

/** Reads the settings from the environment. Throws `ConfigError` for the first that makes no sense, or for all that lack. */
export function parseConfig(env: Environment): Config {
  const get = (name: string): string | undefined => env[name]?.trim() || undefined
  const list = (name: string): readonly string[] =>
    (get(name) ?? '')
      .split(',')
      .map((item) => item.trim())
      .filter(Boolean)
  const databaseUrl = get('DATABASE_URL')
  const dataDir = resolve(get('FOYER_DATA') ?? `${repository}/.foyer/data`)
  const main = get('FOYER_VENDOR_SECRET')
  const mode = oneOf('FOYER_MODE', get('FOYER_MODE') ?? 'production', ['sandbox', 'production'] as const)
  if (mode === 'production') {
    refuseLacking([
      ...(main === undefined ? ['FOYER_VENDOR_SECRET'] : []),
      ...((databaseUrl ?? get('FOYER_DATA')) ? [] : ['DATABASE_URL or FOYER_DATA']),
    ])
  }
  return {
    dataDir,
    host: get('HOST') ?? '127.0.0.1',
    port: parsePort(get('PORT') ?? '4000'),
    database: databaseUrl === undefined ? { dataDir } : { databaseUrl: parseDatabaseUrl(databaseUrl) },
    mode,
    startAt: parseInstant(get('FOYER_NOW')),
    vendorUrl: parseOrigin('VENDOR_URL', get('VENDOR_URL') ?? 'http://localhost:4001'),
    logLevel: oneOf('LOG_LEVEL', get('LOG_LEVEL') ?? 'info', logLevels),
    sites: list('FOYER_SITES').map((site) => resolve(site)),
    brandsDir: resolve(get('FOYER_BRANDS') ?? `${repository}/brand-configs`),
    brandEnv: parseName('FOYER_ENV', get('FOYER_ENV')),
    defaultBrand: get('FOYER_DEFAULT_BRAND') ?? 'comet',
    trustProxy: list('FOYER_TRUST_PROXY'),
    secrets: {
      ...(main === undefined ? {} : { main }),
      vendors: byCode(env, 'FOYER_VENDOR_SECRET_'),
      merchants: byCode(env, 'FOYER_MERCHANT_SECRET_'),
    },
  }
}

/** What production may not make up by itself: secrets that others know too, and the place where the money is. */
function refuseLacking(names: readonly string[]): void {
  if (names.length === 0) return
  throw new ConfigError(
    `Production needs ${names.join(' and ')}; see docs/operate/README.md, or set FOYER_MODE=sandbox to try things out`,
  )
}

/** The values of all variables that begin with the prefix, by the code that follows it. */
function byCode(env: Environment, prefix: string): ReadonlyMap<string, string> {
  const entries = Object.entries(env).map(([name, value]) => [name, value?.trim() ?? ''] as const)
  return new Map(
    entries
      .filter(([name, value]) => name.startsWith(prefix) && value !== '')
      .map(([name, value]) => [name.slice(prefix.length), value]),
  )
}

function parseName(name: string, text: string | undefined): string | undefined {
  if (text !== undefined && !/^[a-z][a-z0-9-]*$/.test(text))
    throw new ConfigError(`${name} is "${text}"; it must be a name in lower case such as staging`)
  return text
}

function parsePort(text: string): number {
  const port = Number(text)
  if (!/^\d+$/.test(text) || port > 65535)
    throw new ConfigError(`PORT is "${text}"; it must be a number from 0 to 65535`)
  return port
}

function parseInstant(text: string | undefined): Date | undefined {
  if (text === undefined) return undefined
  const instant = new Date(text)
  if (Number.isNaN(instant.getTime()))
    throw new ConfigError(`FOYER_NOW is "${text}"; it must be an instant such as 2026-11-21T12:00:00Z`)
  return instant
}

function parseDatabaseUrl(text: string): string {
  // The text may hold a password, so it is not repeated.
  if (!/^postgres(ql)?:\/\//.test(text) || !URL.canParse(text))
    throw new ConfigError('DATABASE_URL must look like postgres://user:password@host:5432/name')
  return text
}

function parseOrigin(name: string, text: string): string {
  if (!URL.canParse(text) || !/^https?:$/.test(new URL(text).protocol))
    throw new ConfigError(`${name} is "${text}"; it must be an address such as http://localhost:4001`)
  return new URL(text).origin
}

function oneOf<const Value extends string>(name: string, text: string, values: readonly Value[]): Value {
  const found = values.find((value) => value === text)
  if (found === undefined) throw new ConfigError(`${name} is "${text}"; it must be one of ${values.join(', ')}`)
  return found
}
