import { sourceLanguage } from '../i18n/labelsOf.ts'
import type { LaunchFacts } from './gameApi.ts'

/**
 * Takes the one-time launch token out of the address: it is removed at once, before anything else can read or remember
 * it. `undefined` when the page was opened or reloaded without one.
 */
export function takeLaunch(): { readonly facts: LaunchFacts; readonly language: string } | undefined {
  const fields = new URLSearchParams(location.hash.slice(1))
  if (location.hash !== '') history.replaceState(history.state, '', location.pathname)
  const launch = fields.get('launch')
  const vendor = fields.get('vendor')
  const merchant = fields.get('merchant')
  if (!launch || !vendor || !merchant) return undefined
  return { facts: { launch, vendor, merchant }, language: fields.get('language') ?? sourceLanguage }
}

/** Game id of `/play/<gameId>`. */
export function readGameId(): string {
  return decodeURIComponent(location.pathname.split('/')[2] ?? '')
}
