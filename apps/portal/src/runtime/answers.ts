import type { SiteLanguage } from '@foyer/brand'
import type { SystemStatus, WireSystemStatus } from '@foyer/contract'
import { operationKey } from '@foyer/feature-api'
import type { QueryClient } from '@tanstack/react-query'
import type { PageAnswers } from '../pageData.ts'
import { loadOperations, operationOf } from './operations.ts'

/** What held when the page was built says nothing about the visitor or the moment: the site is open until told otherwise. */
const asNormal = (status: WireSystemStatus): WireSystemStatus => ({
  ...status,
  maintenance: false,
  regionRestriction: false,
  location: {},
})

const read = new WeakMap<object, unknown>()

/** The value of an answer that the build recorded. Pages that are written one after the other have many in common. */
function readAnswer(id: string, wire: unknown, decimals?: number): unknown {
  if (typeof wire !== 'object' || wire === null) return readWire(id, wire, decimals)
  if (!read.has(wire)) read.set(wire, readWire(id, wire, decimals))
  return read.get(wire)
}

function readWire(id: string, wire: unknown, decimals = 2): unknown {
  const operation = operationOf(id)
  // Texts of the brand's own pages are answers of no operation.
  if (!operation) return wire
  // The recorded answer of this very operation.
  return operation.fromWire((id === 'systemStatus' ? asNormal(wire as WireSystemStatus) : wire) as never, decimals)
}

/** What the server said about itself when the page was built. */
export function recordedStatus(answers: PageAnswers, { code }: SiteLanguage): SystemStatus | undefined {
  const wire = answers[JSON.stringify(operationKey('systemStatus', {}, code))]
  // The domain form of this operation.
  return wire === undefined ? undefined : (readAnswer('systemStatus', wire) as SystemStatus)
}

// The assembler writes these keys.
const keyOf = (text: string) => JSON.parse(text) as readonly [string, ...unknown[]]

/** Fetches what has to be known of the operations whose answers came with the page. */
export const loadAnswered = (answers: PageAnswers): Promise<void> =>
  loadOperations(Object.keys(answers).map((text) => keyOf(text)[0]))

/**
 * Puts the answers that came with the page into the cache as its first values. Returns the keys of those that grow old:
 * texts of the brand's own pages do not, since their address changes with them. Amounts become minor units by `decimals`.
 */
export function seedAnswers(
  queries: QueryClient,
  answers: PageAnswers,
  decimals: number,
): readonly (readonly unknown[])[] {
  return Object.entries(answers).flatMap(([text, wire]) => {
    const key = keyOf(text)
    queries.setQueryData(key, readAnswer(key[0], wire, decimals))
    return operationOf(key[0]) ? [key] : []
  })
}
