import type { InputOf, OperationId, Operations, ValueOf } from '@foyer/contract'

export interface ClientOptions {
  /** Where the API is, e.g. `/api` or `https://play.example/api`. */
  readonly base: string
  readonly merchant: string
  /** Platform language code for the header `Language`, read at every call. */
  readonly language: () => string
  /** Session token in token mode; `undefined` in cookie mode or without a session. */
  readonly token?: () => string | undefined
  /** Called when the server says that the session is gone. */
  readonly onSessionLost?: () => void
  readonly fetch?: typeof fetch
  /** Milliseconds after which a call without an answer fails, 15,000 by default. */
  readonly timeout?: number
}

export interface CallOptions {
  readonly signal?: AbortSignal
  /** Required by money calls; the same key gives the same answer. */
  readonly idempotencyKey?: string
}

/** Performs any operation of the contract (GW01). */
export interface Client {
  readonly call: <Id extends OperationId>(
    id: Id,
    ...rest: undefined extends InputOf<Operations[Id]>
      ? [input?: undefined, options?: CallOptions]
      : [input: InputOf<Operations[Id]>, options?: CallOptions]
  ) => Promise<ValueOf<Operations[Id]>>
}

export declare function createClient(options: ClientOptions): Client
