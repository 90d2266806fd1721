import { join } from 'node:path'
import { parseOrigins } from './securityHeaders.ts'

export interface VendorsConfig {
  readonly port: number
  readonly gatewayUrl: string
  readonly portalOrigins: readonly string[]
  readonly logLevel: string
  readonly isSandbox: boolean
  /** Where sessions and rounds are written down; in memory only without it. */
  readonly gamesPath?: string
  /** Where they were written down before they had a database. */
  readonly journalPath?: string
  /** Where payments are written down. */
  readonly paymentsPath?: string
  /** Where movements of players' wallets are written down. */
  readonly walletsPath?: string
  /** What a sandbox does without, said when it starts. */
  readonly lacks: readonly string[]
}

const modes = ['sandbox', 'production']
const noFolder = 'FOYER_DATA is not set: rounds, payments and wallets are in memory alone, and gone when the games stop'
const noSecret =
  'Neither FOYER_VENDOR_SECRET nor FOYER_DATA is set: of vendors without a secret of their own no game opens'
const logLevels = ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent']

/** Reads the settings from the environment. Throws for the first that makes no sense; the message names it and says what it may be. */
export function parseConfig(env: Readonly<Record<string, string | undefined>>): VendorsConfig {
  const get = (name: string, standard: string): string => env[name]?.trim() || standard
  const oneOf = (name: string, standard: string, values: readonly string[]): string => {
    const text = get(name, standard)
    if (!values.includes(text)) throw new Error(`${name} is "${text}"; it must be one of ${values.join(', ')}`)
    return text
  }
  const port = get('VENDOR_PORT', '4001')
  if (!/^\d+$/.test(port) || Number(port) > 65535)
    throw new Error(`VENDOR_PORT is "${port}"; it must be a number from 0 to 65535`)
  const gatewayUrl = get('GATEWAY_URL', 'http://127.0.0.1:4000')
  if (!/^https?:\/\//.test(gatewayUrl) || !URL.canParse(gatewayUrl))
    throw new Error(`GATEWAY_URL is "${gatewayUrl}"; it must be an address such as http://127.0.0.1:4000`)
  const given = parseOrigins(get('PORTAL_ORIGINS', 'http://localhost:4000,http://127.0.0.1:4000'))
  const folder = get('FOYER_DATA', '')
  const secret = get('FOYER_VENDOR_SECRET', '')
  const isSandbox = oneOf('FOYER_MODE', 'production', modes) === 'sandbox'
  if (!isSandbox) {
    refuseLacking(secret, folder)
    refuseWeak(secret, env)
  }
  // In the sandbox every brand has a name of its own under localhost.
  const local = isSandbox
    ? given.filter((origin) => origin.startsWith('http://localhost')).map((origin) => origin.replace('//', '//*.'))
    : []
  return {
    port: Number(port),
    gatewayUrl,
    portalOrigins: [...given, ...local],
    logLevel: oneOf('LOG_LEVEL', 'warn', logLevels),
    isSandbox,
    lacks: folder ? [] : [noFolder, ...(secret ? [] : [noSecret])],
    ...(folder === ''
      ? {}
      : {
          gamesPath: join(folder, 'vendors', 'games.sqlite'),
          journalPath: join(folder, 'vendors', 'rounds.jsonl'),
          paymentsPath: join(folder, 'vendors', 'payments.jsonl'),
          walletsPath: join(folder, 'vendors', 'wallets.jsonl'),
        }),
  }
}

/** What production may not make up by itself, as at the gateway. */
function refuseLacking(secret: string, folder: string): void {
  const lacking = [...(secret ? [] : ['FOYER_VENDOR_SECRET']), ...(folder ? [] : ['FOYER_DATA'])]
  if (lacking.length > 0)
    throw new Error(
      `Production needs ${lacking.join(' and ')}; see apps/vendors/README.md, or set FOYER_MODE=sandbox to try things out`,
    )
}

/** Secrets that can be guessed, or that give a vendor or provider the one from which those of all others are derived. */
function refuseWeak(main: string, env: Readonly<Record<string, string | undefined>>): void {
  const names = Object.keys(env).filter((name) => /^FOYER_(VENDOR|PAYMENT)_SECRET_/.test(name) && env[name]?.trim())
  for (const name of ['FOYER_VENDOR_SECRET', ...names]) {
    const secret = env[name]?.trim() ?? ''
    if (secret.length < 16)
      throw new Error(`${name} must have at least 16 characters; make one with "openssl rand -hex 32"`)
    if (names.includes(name) && secret === main)
      throw new Error(`${name} is the same as FOYER_VENDOR_SECRET; who knows one must not know the other`)
  }
}

/** One line for a person: what stopped the games, and the way out. */
export function explainFailure(error: unknown): string {
  // Every fact of an error is optional and looked at before it is used.
  const { code, port, path, message } = error as Partial<NodeJS.ErrnoException & { port: number }>
  switch (code) {
    case 'EADDRINUSE':
      return `Port ${port} is in use; stop what uses it or set VENDOR_PORT to another`
    case 'EEXIST':
    case 'ENOTDIR':
      return `${path ?? 'FOYER_DATA'} is no folder; set FOYER_DATA to a folder`
    case 'EACCES':
    case 'EPERM':
    case 'EROFS':
      return port === undefined
        ? `${path ?? 'FOYER_DATA'} may not be written; set FOYER_DATA to a folder that may`
        : `Port ${port} may not be opened; set VENDOR_PORT to one above 1023`
    case 'ENOSPC':
      return 'The disk is full; free some space or set FOYER_DATA to a folder on another disk'
  }
  if (code === 'ENOENT' && path?.endsWith('index.html'))
    return 'The games are not built; run "npx turbo run build --filter=@foyer/vendors"'
  return (message ?? String(error)).split('\n', 1)[0] ?? ''
}
