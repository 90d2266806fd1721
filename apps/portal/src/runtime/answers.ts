import { type Operation, type OperationId, operations, type WireSystemStatus } from '@foyer/contract'
import type { QueryClient } from '@tanstack/react-query'

/** What held when the page was built says nothing about the visitor or the moment: the site is open until told otherwise. */
const asNormal = (status: WireSystemStatus): WireSystemStatus => ({
  ...status,
  maintenance: false,
  regionRestriction: false,
  location: {},
})

/** Puts the answers that came with the page into the cache as its first values. Returns their keys. */
export function seedAnswers(
  queries: QueryClient,
  answers: Readonly<Record<string, unknown>>,
): readonly (readonly unknown[])[] {
  return Object.entries(answers).map(([text, wire]) => {
    const key = JSON.parse(text) as readonly [OperationId, ...unknown[]]
    const operation = operations[key[0]] as Operation
    const value = key[0] === 'systemStatus' ? asNormal(wire as WireSystemStatus) : wire
    queries.setQueryData(key, operation.fromWire(value as never)) // the build recorded the value of this operation
    return key
  })
}
