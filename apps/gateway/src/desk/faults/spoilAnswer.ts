import { type Fault, type Operation, operations } from '@foyer/contract'

type Fields = Record<string, unknown>

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** What is left of a call's answer under a fault; the same where the fault does nothing to answers. */
export function spoilAnswer(fault: Fault, operation: string, payload: unknown): unknown {
  if (fault.kind === 'malformed') return '{"success":true,"value":{"list":[{"'
  const text = Buffer.isBuffer(payload) ? payload.toString() : payload
  if (typeof text !== 'string') return payload
  if (fault.kind === 'incomplete') return JSON.stringify(withoutField(JSON.parse(text), operation))
  if (fault.kind === 'maintenance' || fault.kind === 'blocked') return JSON.stringify(closed(JSON.parse(text), fault))
  return payload
}

/** Takes the first field away that the contract says is always there; of a value without one, the value. */
function withoutField(answer: Fields, operation: string): Fields {
  // The id comes from the route, which the contract made.
  const { shape } = operations[operation as keyof typeof operations] as Operation
  // A schema is plain JSON.
  const [name] = (shape.value as { required?: readonly string[] }).required ?? []
  if (name === undefined || !isFields(answer.value)) return { success: answer.success }
  return { ...answer, value: Object.fromEntries(Object.entries(answer.value).filter(([field]) => field !== name)) }
}

/** The status of a site that is closed for this visitor (Z06, Z07). */
function closed(answer: Fields, { kind, until }: Fault): Fields {
  if (!isFields(answer.value)) return answer
  const change = kind === 'maintenance' ? { maintenance: true, maintenanceEnd: until } : { regionRestriction: true }
  return { ...answer, value: { ...answer.value, ...change } }
}
