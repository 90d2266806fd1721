import {
  cookieToken,
  type InputOf,
  type Operation,
  type OperationId,
  type OperationShape,
  type Operations,
  operations,
  requestedWith,
  type ValueOf,
  wireHeaders,
} from '@foyer/contract'
import { $fetch, type FetchContext, FetchError } from 'ofetch'
import { type WireAdapter, type WireAnswer, type WireRequest, wpsAdapter } from './adapter.ts'
import { findMismatch } from './checkValue.ts'
import { ClientError } from './clientError.ts'

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
  readonly adapter?: WireAdapter
  readonly fetch?: typeof fetch
  /** Milliseconds after which a call without an answer fails, retries included; 15,000 by default. */
  readonly timeout?: number
}

export interface CallOptions {
  readonly signal?: AbortSignal
  /** Required by money calls; the same key gives the same answer. */
  readonly idempotencyKey?: string
}

/** Performs any operation of the contract, or only the named ones (GW01). */
export interface Client<Op extends OperationId = OperationId> {
  readonly call: <Id extends Op>(
    id: Id,
    ...rest: undefined extends InputOf<Operations[Id]>
      ? [input?: undefined, options?: CallOptions]
      : [input: InputOf<Operations[Id]>, options?: CallOptions]
  ) => Promise<ValueOf<Operations[Id]>>
  /** Never there: it tells the compiler that a client of fewer operations does not do where more are needed. */
  readonly performs?: (id: Op) => void
}

type Input = Readonly<Record<string, unknown>> | undefined

const maxRetries = 4
const firstDelay = 200
/** Statuses of a server that may answer in a moment. */
const passing = [502, 503, 504]
/** What ofetch takes a connection for that broke without an answer. */
const noAnswer = [500]

/** Full jitter: anything between nothing and a bound that doubles with every attempt. */
const retryDelay = ({ options }: FetchContext): number => {
  const attempt = maxRetries - (typeof options.retry === 'number' ? options.retry : 0)
  return Math.random() * firstDelay * 2 ** attempt
}

export function createClient(options: ClientOptions): Client {
  const { adapter = wpsAdapter, timeout = 15_000 } = options
  const send = options.fetch ? $fetch.create({}, { fetch: options.fetch }) : $fetch
  let key: Promise<JsonWebKey> | undefined

  const encryptionKey = (): Promise<JsonWebKey> => {
    key ??= perform('encryptionKey', undefined, {}) as Promise<JsonWebKey>
    key.catch(() => {
      key = undefined
    })
    return key
  }

  const headersOf = (shape: OperationShape, request: WireRequest, call: CallOptions): Record<string, string> => {
    const token = options.token?.()
    return {
      [wireHeaders.merchant]: options.merchant,
      [wireHeaders.language]: options.language(),
      ...(shape.method === 'GET' ? {} : { [wireHeaders.requestedWith]: requestedWith }),
      ...(token && token !== cookieToken ? { Authorization: `Bearer ${token}` } : {}),
      ...(call.idempotencyKey ? { [wireHeaders.idempotencyKey]: call.idempotencyKey } : {}),
      ...request.headers,
    }
  }

  async function exchange(id: string, shape: OperationShape, input: Input, call: CallOptions): Promise<WireAnswer> {
    const deadline = AbortSignal.timeout(timeout)
    const signal = call.signal ? AbortSignal.any([call.signal, deadline]) : deadline
    try {
      const request = await adapter.request(shape, input, encryptionKey)
      const answer = await send.raw(options.base + request.path, {
        method: request.method,
        headers: headersOf(shape, request, call),
        ...(request.query ? { query: request.query } : {}),
        ...(request.body === undefined ? {} : { body: request.body as string }),
        signal,
        // Only reads are safe to repeat: a write may have happened although its answer was lost.
        retry: shape.method === 'GET' ? maxRetries : 0,
        retryStatusCodes: passing,
        onRequestError: ({ options }) => {
          if (!options.signal?.aborted) options.retryStatusCodes = noAnswer
        },
        onResponseError: ({ options }) => {
          options.retryStatusCodes = passing
        },
        retryDelay,
      })
      return { status: answer.status, data: answer._data }
    } catch (error) {
      if (error instanceof FetchError && error.response) return { status: error.response.status, data: error.data }
      if (call.signal?.aborted) throw new ClientError('cancelled', id, 'The call was cancelled', { cause: error })
      if (deadline.aborted) throw new ClientError('timeout', id, 'The server took too long', { cause: error })
      if (error instanceof ClientError) throw error
      throw new ClientError('network', id, 'The server could not be reached', { cause: error })
    }
  }

  async function perform(id: OperationId, input: Input, call: CallOptions): Promise<unknown> {
    const { shape, fromWire } = operations[id] as Operation
    const answer = await exchange(id, shape, input, call)
    const reading = adapter.read(shape, answer)
    const malformed = (why: string) => new ClientError('malformed', id, why, { status: answer.status })
    if (reading.success === 'unreadable') throw malformed('The answer is not an envelope')
    if (!reading.success) throw refusal(id, answer.status, reading.failure)
    const place = findMismatch(shape.value, reading.value)
    if (place !== undefined) throw malformed(`The answer does not fit the contract at ${place}`)
    return fromWire(reading.value as never)
  }

  function refusal(id: OperationId, status: number, failure: Readonly<Record<string, unknown>>): ClientError {
    const message = typeof failure.message === 'string' ? failure.message : ''
    const error = new ClientError('refused', id, message, { status, failure })
    // The server may have another key by now.
    if (error.code === 'decryption_failed') key = undefined
    if (error.code === 'not_logged_in' && operations[id].shape.access !== 'guest') options.onSessionLost?.()
    return error
  }

  const call = (id: OperationId, input?: Input, settings: CallOptions = {}) => perform(id, input, settings)
  return { call: call as Client['call'] } // the implementation is the same for every id; the interface ties input and value to it
}
