import type { PublicConfig, ResolvedBrand, SiteLanguage } from '@foyer/brand'
import { operations, wireHeaders, wirePath } from '@foyer/contract'
import type { QuerySpec } from '@foyer/feature-api'
import type { PortalBundle } from '../build/portal.ts'
import { environmentError } from '../cli/exitCodes.ts'
import { httpGet } from './httpJson.ts'
import { answerKey, type Snapshot } from './snapshot.ts'

function wireUrl(base: string, { operation, input }: QuerySpec): URL {
  const url = new URL(base.replace(/\/+$/, '') + wirePath(operations[operation].shape))
  for (const [name, value] of Object.entries(input ?? {}))
    if (value !== undefined) url.searchParams.set(name, String(value))
  return url
}

async function ask(base: string, query: QuerySpec, headers: Readonly<Record<string, string>>): Promise<unknown> {
  const url = wireUrl(base, query)
  const answer = await httpGet(url, headers).catch((error: Error) => {
    throw environmentError(`no snapshot from ${url.origin}: ${error.message}; is the server running?`)
  })
  try {
    const envelope: { readonly success?: unknown; readonly value?: unknown; readonly message?: unknown } = JSON.parse(
      answer.text,
    )
    if (answer.status === 200 && envelope.success === true) return envelope.value
    throw environmentError(
      `no snapshot: ${query.operation} answered ${answer.status} ${typeof envelope.message === 'string' ? envelope.message : ''}`.trim(),
    )
  } catch (error) {
    if (error instanceof SyntaxError)
      throw environmentError(`no snapshot: ${url} answered ${answer.status} without JSON`)
    throw error
  }
}

interface Asked {
  readonly query: QuerySpec
  readonly language: SiteLanguage
}

/** Every different question that the prerendered pages of a site ask, in every language. */
function questions(bundle: Pick<PortalBundle, 'routesOf'>, config: PublicConfig): ReadonlyMap<string, Asked> {
  const queries = bundle.routesOf(config).flatMap((route) => (route.prerender ? route.queries : []))
  return new Map(
    config.languages.flatMap((language) =>
      queries.map((query) => [answerKey(query, language), { query, language }] as const),
    ),
  )
}

const atOnce = 8

/** Asks a running API for what the pages of a brand show first. */
export async function takeSnapshot(
  bundle: Pick<PortalBundle, 'routesOf'>,
  config: PublicConfig,
  resolved: Pick<ResolvedBrand, 'hosts'>,
  base: string,
): Promise<Snapshot> {
  const [host] = resolved.hosts
  const pending = [...questions(bundle, config)]
  const answers: Record<string, unknown> = {}
  const work = async (): Promise<void> => {
    for (let next = pending.pop(); next; next = pending.pop()) {
      const [key, { query, language }] = next
      const headers = {
        [wireHeaders.merchant]: config.merchant,
        [wireHeaders.language]: language.code,
        ...(host ? { Host: host } : {}),
      }
      answers[key] = await ask(base, query, headers)
    }
  }
  await Promise.all(Array.from({ length: atOnce }, work))
  const sorted = Object.fromEntries(Object.entries(answers).sort(([a], [b]) => (a < b ? -1 : 1)))
  return { version: 1, merchant: config.merchant, takenAt: new Date().toISOString(), answers: sorted }
}
