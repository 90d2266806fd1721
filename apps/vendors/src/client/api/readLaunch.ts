import { type GameKind, gameKinds } from '@foyer/rules'
import { sourceLanguage } from '../i18n/labelsOf.ts'
import { readEntry, writeEntry } from './entry.ts'
import type { LaunchFacts } from './gameApi.ts'

interface Launch {
  readonly facts: LaunchFacts
  readonly language: string
  /** What will play the game, so that its script can be fetched before the session says so. */
  readonly kind?: GameKind
}

/**
 * Takes the one-time launch token out of the address: it is removed at once, before anything else can read or remember
 * it. `undefined` when the page was opened or reloaded without one.
 */
export function takeLaunch(): Launch | undefined {
  const fields = new URLSearchParams(location.hash.slice(1))
  // How a lottery is entered is no secret, and stays for a reload.
  if (location.hash !== '') history.replaceState(history.state, '', writeEntry(location.pathname, readEntry(fields)))
  const launch = fields.get('launch')
  const vendor = fields.get('vendor')
  const merchant = fields.get('merchant')
  if (!launch || !vendor || !merchant) return undefined
  const kind = gameKinds.find((known) => known === fields.get('kind'))
  return {
    facts: { launch, vendor, merchant },
    language: fields.get('language') ?? sourceLanguage,
    ...(kind && { kind }),
  }
}

/** What shows one round at `/round`, and the language to show it in; it stays in the address, as it may be read again. */
export function readReplayTicket(): { readonly replay: string; readonly language: string } | undefined {
  if (location.pathname !== '/round') return undefined
  const fields = new URLSearchParams(location.hash.slice(1))
  return { replay: fields.get('replay') ?? '', language: fields.get('language') ?? sourceLanguage }
}

/** Game id of `/play/<gameId>`. */
export function readGameId(): string {
  return decodeURIComponent(location.pathname.split('/')[2] ?? '')
}
