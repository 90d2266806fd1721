import { type OperationId, type OperationShape, type ProblemCode, problemStatus } from '@foyer/contract'

const everywhere: readonly ProblemCode[] = [
  'bad_request',
  'host_unknown',
  'merchant_mismatch',
  'validation_failed',
  'internal',
  'unavailable',
]

/** Codes of every way in. */
const closed: readonly ProblemCode[] = ['maintenance', 'region_restricted']

/** Codes that only single operations answer with. */
const own: { readonly [Id in OperationId]?: readonly ProblemCode[] } = {
  login: [
    'login_failed',
    'captcha_required',
    'captcha_wrong',
    'non_member',
    'non_agent',
    'too_many_requests',
    ...closed,
  ],
  loginByCode: ['code_refused', 'non_member', 'non_agent', 'too_many_requests', ...closed],
  register: ['username_taken', 'captcha_wrong', 'module_off', 'too_many_requests', ...closed],
  captcha: ['too_many_requests'],
  launchGame: ['not_found', 'module_off', ...closed],
  launchTrial: ['not_found', 'module_off', 'not_logged_in', 'too_many_requests', ...closed],
  addFavourite: ['not_found'],
  vendorGameTypes: ['not_found'],
}

/** Statuses an operation may answer with besides success, each with the codes behind it. */
export function failuresOf(
  id: OperationId,
  shape: OperationShape,
): readonly (readonly [string, readonly ProblemCode[]])[] {
  const codes = new Set<ProblemCode>([...everywhere, ...(own[id] ?? [])])
  if (shape.access !== 'guest') codes.add('not_logged_in')
  if (shape.access === 'real' || shape.access === 'agent') codes.add('need_true_account')
  if (shape.access === 'agent') codes.add('agents_only')
  if (shape.method !== 'GET' || shape.sameOrigin) codes.add('csrf_refused')
  if (shape.method !== 'GET') codes.add('too_large').add('unsupported_type')
  if (shape.body !== undefined) codes.add('malformed_body')
  if (shape.encrypted) codes.add('decryption_failed')
  if (shape.idempotent) codes.add('idempotency_conflict').add('insufficient_funds')
  const byStatus = new Map<string, ProblemCode[]>()
  for (const code of codes) {
    const status = String(problemStatus[code])
    byStatus.set(status, [...(byStatus.get(status) ?? []), code])
  }
  return [...byStatus].sort(([first], [second]) => Number(first) - Number(second))
}
