import type { SiteLanguage } from '@foyer/brand'
import { type Operation, type OperationId, operations, type SystemStatus, type WireSystemStatus } from '@foyer/contract'
import { operationKey } from '@foyer/feature-api'
import type { QueryClient } from '@tanstack/react-query'
import type { PageAnswers } from '../pageData.ts'

/** What held when the page was built says nothing about the visitor or the moment: the site is open until told otherwise. */
const asNormal = (status: WireSystemStatus): WireSystemStatus => ({
  ...status,
  maintenance: false,
  regionRestriction: false,
  location: {},
})

const read = new WeakMap<object, unknown>()

/** The value of an answer that the build recorded. Pages that are written one after the other have many in common. */
function readAnswer(id: OperationId, wire: unknown): unknown {
  if (typeof wire !== 'object' || wire === null) return readWire(id, wire)
  if (!read.has(wire)) read.set(wire, readWire(id, wire))
  return read.get(wire)
}

function readWire(id: OperationId, wire: unknown): unknown {
  // Texts of the brand's own pages are answers of no operation.
  if (!Object.hasOwn(operations, id)) return wire
  const operation = operations[id] as Operation
  return operation.fromWire((id === 'systemStatus' ? asNormal(wire as WireSystemStatus) : wire) as never)
}

/** What the server said about itself when the page was built. */
export function recordedStatus(answers: PageAnswers, { code }: SiteLanguage): SystemStatus | undefined {
  const wire = answers[JSON.stringify(operationKey('systemStatus', {}, code))]
  return wire === undefined ? undefined : (readAnswer('systemStatus', wire) as SystemStatus)
}

/**
 * Puts the answers that came with the page into the cache as its first values. Returns the keys of those that grow old:
 * texts of the brand's own pages do not, since their address changes with them.
 */
export function seedAnswers(queries: QueryClient, answers: PageAnswers): readonly (readonly unknown[])[] {
  return Object.entries(answers).flatMap(([text, wire]) => {
    const key = JSON.parse(text) as readonly [OperationId, ...unknown[]]
    queries.setQueryData(key, readAnswer(key[0], wire))
    return Object.hasOwn(operations, key[0]) ? [key] : []
  })
}
