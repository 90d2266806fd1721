import { type OperationShape, wireHeaders, wirePath } from '@foyer/contract'

/** What goes out for one call. */
export interface WireRequest {
  readonly path: string
  readonly method: string
  readonly query: Readonly<Record<string, unknown>> | undefined
  readonly body: unknown
  readonly headers: Readonly<Record<string, string>>
}

/** An answer as it came in, before anything is known of its form. */
export interface WireAnswer {
  readonly status: number
  readonly data: unknown
  /** Seconds after which the server wants to be asked again, where it says so. */
  readonly retryAfter?: number
}

/** What an adapter makes of an answer: success with a value in the contract's wire form, or a failure. */
export type Reading =
  | { readonly success: true; readonly value: unknown }
  | { readonly success: false; readonly failure: Readonly<Record<string, unknown>> }
  | { readonly success: 'unreadable' }

/** How a server spells calls and answers (GW03). The default speaks the form of the reference gateway. */
export interface WireAdapter {
  readonly request: (
    shape: OperationShape,
    input: Readonly<Record<string, unknown>> | undefined,
    key: () => Promise<JsonWebKey>,
  ) => Promise<WireRequest>
  readonly read: (shape: OperationShape, answer: WireAnswer) => Reading
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Path `{moduleId}/{flag}{path}`, envelope `{ success, message?, value? }`; `success: false` counts at any status. */
export const wpsAdapter: WireAdapter = {
  async request(shape, input, key) {
    const plain = { path: wirePath(shape), method: shape.method, headers: {} }
    if (!shape.body) return { ...plain, query: input, body: undefined }
    if (shape.form) return { ...plain, query: undefined, body: new URLSearchParams(input as Record<string, string>) } // the fields of a form are texts
    if (!shape.encrypted || !globalThis.crypto?.subtle) return { ...plain, query: undefined, body: input ?? {} }
    const { encryptBody } = await import('./encryptBody.ts')
    const body = await encryptBody(input ?? {}, await key())
    const headers = { [wireHeaders.encryption]: 'jwe', 'Content-Type': 'application/jose' }
    return { ...plain, query: undefined, body, headers }
  },
  read(_shape, { status, data }) {
    if (!isRecord(data) || typeof data.success !== 'boolean') return { success: 'unreadable' }
    if (!data.success || status >= 400) return { success: false, failure: data }
    return { success: true, value: data.value ?? null }
  },
}
