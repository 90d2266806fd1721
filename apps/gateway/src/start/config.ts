import { isIP } from 'node:net'
import { resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { DatabaseLocation } from '../database/openDatabase.ts'
import type { MailSettings, SmsSettings } from '../messages/port.ts'
import type { GivenSecrets } from './createCallerSecrets.ts'
import { weakSecret } from './weakSecret.ts'

export interface Config {
  readonly host: string
  readonly port: number
  /** Folder of the embedded database and of what belongs beside it. */
  readonly dataDir: string
  readonly database: DatabaseLocation
  readonly mode: 'sandbox' | 'production'
  /** Instant that a new world of a sandbox starts at. */
  readonly startAt: Date | undefined
  readonly vendorUrl: string
  readonly logLevel: string
  readonly sites: readonly string[]
  readonly brandsDir: string
  /** Environment whose overlay, `brand.<name>.json`, is laid over each brand that has one (CF06). */
  readonly brandEnv: string | undefined
  readonly defaultBrand: string
  readonly trustProxy: readonly string[]
  /** Header in which a trusted proxy says which country a visitor comes from, in lower case. */
  readonly countryHeader: string | undefined
  /** Where payment providers are, by their codes. */
  readonly paymentUrls: ReadonlyMap<string, string>
  /** Where vendors' wallets are, by the vendors' codes. */
  readonly walletUrls: ReadonlyMap<string, string>
  readonly secrets: Partial<GivenSecrets>
  /** List of passwords from breaches; without it none is looked up. */
  readonly breachedPasswords: string | undefined
  /** Where mail leaves; without it no message goes by mail. */
  readonly mail: MailSettings | undefined
  /** Where SMS leave; without it no message goes by SMS. */
  readonly sms: SmsSettings | undefined
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
    const prefixes = ['FOYER_VENDOR_SECRET_', 'FOYER_MERCHANT_SECRET_', 'FOYER_PAYMENT_SECRET_']
    const sms = get('FOYER_SMS_SECRET')
    const groups = [
      ...prefixes.map((prefix) => namedBy(env, prefix)),
      ...(sms === undefined ? [] : [[['FOYER_SMS_SECRET', sms] as const]]),
    ]
    const weak = weakSecret(main ?? '', groups)
    if (weak !== undefined) throw new ConfigError(weak)
    if (get('FOYER_NOW') !== undefined)
      throw new ConfigError('FOYER_NOW sets the time of a sandbox; production has the present, so unset it')
  }
  const connections = parseConnections(get('FOYER_DATABASE_CONNECTIONS') ?? '10')
  const trustProxy = parseProxies(list('FOYER_TRUST_PROXY'))
  return {
    dataDir,
    host: get('HOST') ?? '127.0.0.1',
    port: parsePort(get('PORT') ?? '4000'),
    database: databaseUrl === undefined ? { dataDir } : { databaseUrl: parseDatabaseUrl(databaseUrl), connections },
    mode,
    startAt: parseInstant(get('FOYER_NOW')),
    vendorUrl: parseOrigin('VENDOR_URL', get('VENDOR_URL') ?? 'http://localhost:4001'),
    logLevel: oneOf('LOG_LEVEL', get('LOG_LEVEL') ?? 'info', logLevels),
    sites: list('FOYER_SITES').map((site) => resolve(site)),
    brandsDir: resolve(get('FOYER_BRANDS') ?? `${repository}/brand-configs`),
    brandEnv: parseName('FOYER_ENV', get('FOYER_ENV')),
    defaultBrand: get('FOYER_DEFAULT_BRAND') ?? 'comet',
    trustProxy,
    countryHeader: parseHeader(get('FOYER_COUNTRY_HEADER'), trustProxy),
    paymentUrls: originsOf(env, 'FOYER_PAYMENT_URL_'),
    walletUrls: originsOf(env, 'FOYER_WALLET_URL_'),
    secrets: {
      ...(main === undefined ? {} : { main }),
      vendors: byCode(env, 'FOYER_VENDOR_SECRET_'),
      merchants: byCode(env, 'FOYER_MERCHANT_SECRET_'),
      payments: byCode(env, 'FOYER_PAYMENT_SECRET_'),
    },
    breachedPasswords: get('FOYER_BREACHED_PASSWORDS'),
    mail: parseMail(get('FOYER_SMTP_URL'), get('FOYER_MAIL_FROM')),
    sms: parseSms(get('FOYER_SMS_URL'), get('FOYER_SMS_SECRET')),
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
  if (Object.hasOwn(env, prefix)) throw new ConfigError(`${prefix} lacks the code after it, as in ${prefix}CARD`)
  return new Map(namedBy(env, prefix).map(([name, value]) => [name.slice(prefix.length), value]))
}

/** The variables that begin with the prefix and are set. */
const namedBy = (env: Environment, prefix: string): (readonly [name: string, value: string])[] =>
  Object.keys(env)
    .filter((name) => name.startsWith(prefix))
    .map((name) => [name, env[name]?.trim() ?? ''] as const)
    .filter(([, value]) => value !== '')

const originsOf = (env: Environment, prefix: string): ReadonlyMap<string, string> =>
  new Map([...byCode(env, prefix)].map(([code, url]) => [code, parseOrigin(`${prefix}${code}`, url)]))

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

function parseConnections(text: string): number {
  if (!/^[1-9]\d{0,2}$/.test(text))
    throw new ConfigError(`FOYER_DATABASE_CONNECTIONS is "${text}"; it must be a number from 1 to 999`)
  return Number(text)
}

/** Names that stand for ranges of addresses. */
const ranges = ['loopback', 'linklocal', 'uniquelocal']

function parseProxies(names: readonly string[]): readonly string[] {
  for (const name of names) {
    const [address = '', bits, ...rest] = name.split('/')
    const most = { 0: -1, 4: 32, 6: 128 }[isIP(address)] ?? -1
    const isRange = bits === undefined || (/^\d+$/.test(bits) && Number(bits) <= most)
    if (!ranges.includes(name) && (most < 0 || !isRange || rest.length > 0))
      throw new ConfigError(
        `FOYER_TRUST_PROXY has "${name}"; it must name addresses such as 127.0.0.1, or ranges such as 10.0.0.0/8`,
      )
  }
  return names
}

function parseInstant(text: string | undefined): Date | undefined {
  if (text === undefined) return undefined
  const instant = new Date(text)
  if (Number.isNaN(instant.getTime()))
    throw new ConfigError(`FOYER_NOW is "${text}"; it must be an instant such as 2026-11-21T12:00:00Z`)
  return instant
}

/** What the driver takes alike today and differently tomorrow (`require`, `prefer`) is not among them. */
const tlsModes = ['disable', 'no-verify', 'verify-full'] as const

function parseDatabaseUrl(text: string): string {
  // The text may hold a password, so it is not repeated.
  const url = /^postgres(ql)?:\/\//.test(text) ? URL.parse(text) : null
  // A server on this machine may be reached by a folder instead: `postgres:///name?host=/run/postgresql`.
  if (url === null || (url.hostname === '' && !url.searchParams.get('host')))
    throw new ConfigError('DATABASE_URL must look like postgres://user:password@host:5432/name')
  const mode = url.searchParams.get('sslmode')
  if (mode !== null) oneOf('sslmode of DATABASE_URL', mode, tlsModes)
  return text
}

function parseMail(url: string | undefined, from: string | undefined): MailSettings | undefined {
  if (url === undefined) return undefined
  // The address may hold a password, so it is not repeated.
  if (!/^smtps?:\/\//.test(url) || !URL.parse(url)?.hostname)
    throw new ConfigError('FOYER_SMTP_URL must look like smtps://user:password@mail.example:465')
  if (from === undefined || !/^[^\s@<>]+@[^\s@<>]+$/.test(from))
    throw new ConfigError(`FOYER_MAIL_FROM is "${from ?? ''}"; it must be an address such as no-reply@lagoon.example`)
  return { url, from }
}

function parseSms(url: string | undefined, secret: string | undefined): SmsSettings | undefined {
  if (url === undefined) return undefined
  // The address may hold a key, so it is not repeated.
  if (!/^https?:\/\//.test(url) || !URL.canParse(url))
    throw new ConfigError('FOYER_SMS_URL must look like https://sms.example/send')
  const { username, password } = new URL(url)
  if (username !== '' || password !== '')
    throw new ConfigError('FOYER_SMS_URL may not hold a user or a password; calls are signed with FOYER_SMS_SECRET')
  if (secret === undefined || secret.length < 16)
    throw new ConfigError('FOYER_SMS_SECRET must be given with FOYER_SMS_URL, with at least 16 characters')
  return { url, secret }
}

function parseHeader(name: string | undefined, proxies: readonly string[]): string | undefined {
  if (name === undefined) return undefined
  if (!/^[A-Za-z][A-Za-z0-9-]*$/.test(name))
    throw new ConfigError(`FOYER_COUNTRY_HEADER is "${name}"; it must be the name of a header such as CF-IPCountry`)
  if (proxies.length === 0)
    throw new ConfigError('FOYER_COUNTRY_HEADER is believed of trusted proxies only; name them in FOYER_TRUST_PROXY')
  return name.toLowerCase()
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
