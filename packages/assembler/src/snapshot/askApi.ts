import type { PublicConfig, SiteLanguage } from '@foyer/brand'
import { askedOf, operations, wireHeaders, wirePath } from '@foyer/contract'
import type { QuerySpec } from '@foyer/feature-api'
import { environmentError } from '../cli/exitCodes.ts'
import { apiHost } from './apiHost.ts'
import { httpGet } from './httpGet.ts'

/** A guest operation in one language. */
export interface Question {
  readonly query: QuerySpec
  readonly language: SiteLanguage
}

function wireUrl(base: string, { operation, input }: QuerySpec): URL {
  const asked = operations[operation]
  const url = new URL(base.replace(/\/+$/, '') + wirePath(asked.shape))
  for (const [name, value] of Object.entries(askedOf(asked, input) ?? {})) {
    if (value !== undefined) url.searchParams.set(name, String(value))
  }
  return url
}

interface Envelope {
  readonly success?: unknown
  readonly value?: unknown
  readonly message?: unknown
}

function parseEnvelope(text: string): Envelope | undefined {
  try {
    const value: unknown = JSON.parse(text)
    return typeof value === 'object' && value !== null ? value : undefined
  } catch {
    return undefined
  }
}

/** The value of a guest operation as it stands on the wire. */
export async function askApi(
  base: string,
  { brand, merchant }: Pick<PublicConfig, 'brand' | 'merchant'>,
  { query, language }: Question,
): Promise<unknown> {
  const url = wireUrl(base, query)
  const headers = {
    [wireHeaders.merchant]: merchant,
    [wireHeaders.language]: language.code,
    Host: apiHost(url, brand),
  }
  const answer = await httpGet(url, headers).catch((error: Error) => {
    throw environmentError(
      `no answer from ${url.origin}: ${error.message || 'connection refused'}; is the server running?`,
    )
  })
  const envelope = parseEnvelope(answer.text)
  if (answer.status === 200 && envelope?.success === true) return envelope.value
  const reason = typeof envelope?.message === 'string' ? envelope.message : 'without a usable answer'
  throw environmentError(`${query.operation} at ${url.origin} answered ${answer.status} ${reason}`)
}
