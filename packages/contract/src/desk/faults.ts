import Type from 'typebox'
import { type ProblemCode, problemStatus } from '../failure.ts'
import type { OperationId } from '../index.ts'
import { deskBase } from './desk.ts'

/** What a sandbox does to a call on demand (GW10). */
export const faultKinds = [
  'latency',
  'timeout',
  'internal',
  'unavailable',
  'reset',
  'malformed',
  'incomplete',
  'refusal',
  'maintenance',
  'blocked',
] as const
export type FaultKind = (typeof faultKinds)[number]

/** The cookie, and the header, that say whose faults hold for a request. */
export const faultsCookie = 'foyer-faults'
export const faultsHeader = 'x-foyer-faults'

/** Below it the name of a visitor's faults: opened in a browser, they hold there. */
export const faultsDoor = `${deskBase}/faults`

export interface FaultSetting {
  /** Id of an operation, `all` for every one, or `pictures`. */
  operation: string
  kind: FaultKind
  /** With `refusal`: why. */
  code?: ProblemCode
  /** With `latency`: how much later the answer is, in ms. */
  ms?: number
  /** With `unavailable` and `refusal`: seconds after which the call may be made again. */
  retryAfter?: number
  /** With `timeout` and `reset`: the call is lost before anything was done; else its answer is. */
  before?: boolean
  /** With `refusal` of a login: the next one needs a captcha. */
  captcha?: boolean
  /** For how long it holds, in minutes of real time; 15 when left out. */
  minutes?: number
}

export interface Fault extends FaultSetting {
  id: string
  /** ISO 8601 instant of real time at which it ends by itself. */
  until: string
}

/** The faults of one visitor. `visitor` is missing while none were ever set from this browser. */
export interface DeskFaults {
  visitor?: string
  faults: Fault[]
  /** Ids of the calls that a fault can be set for. */
  operations: string[]
}

/** Adds a fault, or takes one away or all. */
export type FaultChange = { add: FaultSetting } | { clear: string }

const codes = Object.keys(problemStatus) as ProblemCode[] // keys of an object literal

export const FaultChangeSchema = Type.Union([
  Type.Object(
    {
      add: Type.Object(
        {
          operation: Type.String({ pattern: '^[A-Za-z0-9]{1,64}$' }),
          kind: Type.Unsafe<FaultKind>(Type.Union(faultKinds.map((kind) => Type.Literal(kind)))),
          code: Type.Optional(Type.Unsafe<ProblemCode>(Type.Union(codes.map((code) => Type.Literal(code))))),
          ms: Type.Optional(Type.Integer({ minimum: 0, maximum: 60_000 })),
          retryAfter: Type.Optional(Type.Integer({ minimum: 0, maximum: 3600 })),
          before: Type.Optional(Type.Boolean()),
          captcha: Type.Optional(Type.Boolean()),
          minutes: Type.Optional(Type.Number({ exclusiveMinimum: 0, maximum: 120 })),
        },
        { additionalProperties: false },
      ),
    },
    { additionalProperties: false },
  ),
  Type.Object({ clear: Type.String({ pattern: '^[a-z0-9]{1,16}$' }) }, { additionalProperties: false }),
])

type Placed = Omit<FaultSetting, 'operation'> & { operation: OperationId | 'all' | 'pictures' }

/** How each error text of group Z is brought about; those of phone providers are what the desk lets a provider answer. */
export const errorTextFaults = {
  Z01: { operation: 'affiliateCheck', kind: 'refusal', code: 'invitation_code_error' },
  Z02: { operation: 'smsRegisterCode', kind: 'refusal', code: 'unavailable' },
  Z03: { operation: 'registerMobile', kind: 'refusal', code: 'phone_not_verified' },
  Z04: { operation: 'login', kind: 'refusal', code: 'login_failed', captcha: true },
  Z05: { operation: 'launchGame', kind: 'refusal', code: 'need_true_account' },
  Z06: { operation: 'systemStatus', kind: 'maintenance' },
  Z07: { operation: 'systemStatus', kind: 'blocked' },
  Z08: { operation: 'pictures', kind: 'internal' },
  Z11: { operation: 'smsLoginCode', kind: 'refusal', code: 'too_many_requests', retryAfter: 300 },
  Z13: { operation: 'loginByCode', kind: 'refusal', code: 'verification_code_wrong' },
  Z20: { operation: 'login', kind: 'refusal', code: 'login_failed' },
  Z21: { operation: 'balance', kind: 'refusal', code: 'not_logged_in' },
  Z22: { operation: 'login', kind: 'reset', before: true },
  Z23: { operation: 'login', kind: 'timeout', before: true },
  Z24: { operation: 'login', kind: 'refusal', code: 'host_unknown' },
  Z25: { operation: 'login', kind: 'refusal', code: 'non_member' },
  Z26: { operation: 'login', kind: 'refusal', code: 'non_agent' },
  Z27: { operation: 'login', kind: 'refusal', code: 'captcha_required' },
  Z28: { operation: 'login', kind: 'internal' },
} as const satisfies Readonly<Record<string, Placed>>
