import {
  askedOf,
  cookieToken,
  type InputOf,
  type Operation,
  type OperationId,
  type OperationShape,
  type Operations,
  requestedWith,
  type TransferStatus,
  type ValueOf,
  wireHeaders,
} from '@foyer/contract'
import { $fetch, type FetchContext, FetchError } from 'ofetch'
import { type WireAdapter, type WireAnswer, type WireRequest, wpsAdapter } from './adapter.ts'
import { findMismatch } from './checkValue.ts'
import { ClientError } from './clientError.ts'
import { createKey, performOnce } from './performOnce.ts'
import { withQuery } from './withQuery.ts'

export interface ClientOptions {
  /** What the contract says of an operation; a page may fetch that when it is first asked. */
  readonly operation: (id: OperationId) => Operation | Promise<Operation>
  /** Where the API is, e.g. `/api` or `https://play.example/api`. */
  readonly base: string
  readonly merchant: string
  /** Platform language code for the header `Language`, read at every call. */
  readonly language: () => string
  /** Session token in token mode; `undefined` in cookie mode or without a session. */
  readonly token?: () => string | undefined
  /** Whether there may be a session: where there is none, what needs one is refused without asking. */
  readonly mayExist?: () => boolean
  /** Called when the server says that the session is gone. */
  readonly onSessionLost?: () => void
  /** Decimals of the site's currency; two when left out. */
  readonly decimals?: number
  readonly adapter?: WireAdapter
  readonly fetch?: typeof fetch
  /** Milliseconds after which a call without an answer fails, retries included; 15,000 by default. */
  readonly timeout?: number
}

export interface CallOptions {
  readonly signal?: AbortSignal
  /** Names a write of money, which gets a key of its own without it; the same key gives the same answer. */
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

/** An answer that is no JSON is its text, which no adapter takes for an envelope. */
const readAnswer = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}

/** A call that has to wait for longer, in seconds, fails at once. */
const longestWait = 5

/** Seconds after which a server wants to be asked again, which it says as such or as a date (429, 503); 0 where it does not. */
const waitOf = ({ headers }: Response): number => {
  const said = headers.get('retry-after') ?? ''
  return /^\d+$/.test(said) ? Number(said) : Math.max(0, Math.ceil((Date.parse(said) - Date.now()) / 1000)) || 0
}

/** Full jitter: anything between nothing and a bound that doubles with every attempt. */
const retryDelay = ({ options }: FetchContext): number => {
  const attempt = maxRetries - (typeof options.retry === 'number' ? options.retry : 0)
  return Math.random() * firstDelay * 2 ** attempt
}

/** Whoever is given a token is signed in; the session that the browser had before ends with it. */
const opensSession = ({ value }: OperationShape): boolean =>
  // A schema's properties are an object.
  'properties' in value && Object.hasOwn(value.properties as object, 'token')

export function createClient(options: ClientOptions): Client {
  const { adapter = wpsAdapter, decimals = 2, timeout = 15_000 } = options
  const send = options.fetch ? $fetch.create({}, { fetch: options.fetch }) : $fetch
  let key: Promise<JsonWebKey> | undefined
  /** Rises whenever a session may have taken the place of another. */
  let sessions = 0

  const encryptionKey = (): Promise<JsonWebKey> => {
    // The key's own schema was checked.
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
    /** Of the latest answer. */
    let retryAfter = 0
    try {
      const request = await adapter.request(shape, input, encryptionKey)
      const answer = await send.raw(options.base + withQuery(request.path, request.query), {
        method: request.method,
        headers: headersOf(shape, request, call),
        // ofetch's type leaves out that anything JSON may be sent.
        ...(request.body === undefined ? {} : { body: request.body as string }),
        signal,
        parseResponse: readAnswer,
        // Only reads are safe to repeat: a write may have happened although its answer was lost.
        retry: shape.method === 'GET' ? maxRetries : 0,
        retryStatusCodes: passing,
        onRequestError: ({ options }) => {
          if (!options.signal?.aborted) options.retryStatusCodes = noAnswer
        },
        onResponseError: ({ options, response }) => {
          retryAfter = waitOf(response)
          options.retryStatusCodes = retryAfter > longestWait ? [] : passing
        },
        retryDelay: (context) => Math.max(retryDelay(context), retryAfter * 1000),
      })
      return { status: answer.status, data: answer._data }
    } catch (error) {
      if (error instanceof FetchError && error.response)
        return { status: error.response.status, data: error.data, retryAfter }
      if (call.signal?.aborted) throw new ClientError('cancelled', id, 'The call was cancelled', { cause: error })
      if (deadline.aborted) throw new ClientError('timeout', id, 'The server took too long', { cause: error })
      if (error instanceof ClientError) throw error
      throw new ClientError('network', id, 'The server could not be reached', { cause: error })
    }
  }

  async function perform(id: OperationId, input: Input, call: CallOptions): Promise<unknown> {
    const operation = await options.operation(id)
    const { shape, fromWire } = operation
    if (shape.access !== 'guest' && options.mayExist?.() === false)
      throw refusal(id, shape, 401, { code: 'not_logged_in' }, sessions)
    if (opensSession(shape)) sessions += 1
    const askedIn = sessions
    // Parameters of every operation are fields, if any.
    const answer = await exchange(id, shape, askedOf(operation, input) as Input, call)
    const reading = adapter.read(shape, answer)
    const wait = answer.retryAfter ? { retryAfter: answer.retryAfter } : {}
    const malformed = (why: string) => new ClientError('malformed', id, why, { status: answer.status, failure: wait })
    if (reading.success === 'unreadable') throw malformed('The answer is not an envelope')
    if (!reading.success) throw refusal(id, shape, answer.status, { ...wait, ...reading.failure }, askedIn)
    if (opensSession(shape)) sessions += 1
    const place = findMismatch(shape.value, reading.value)
    if (place !== undefined) throw malformed(`The answer does not fit the contract at ${place}`)
    try {
      // It was held to the operation's schema above.
      return fromWire(reading.value as never, decimals)
    } catch (error) {
      // What a schema cannot say: that one of several fields has to be there.
      throw malformed(String(error))
    }
  }

  function refusal(
    id: OperationId,
    { access }: OperationShape,
    status: number,
    failure: Readonly<Record<string, unknown>>,
    askedIn: number,
  ): ClientError {
    const message = typeof failure.message === 'string' ? failure.message : ''
    const error = new ClientError('refused', id, message, { status, failure })
    // The server may have another key by now.
    if (error.code === 'decryption_failed') key = undefined
    // What was asked in the session before says nothing of the one that is here now.
    if (error.code === 'not_logged_in' && access !== 'guest' && askedIn === sessions) options.onSessionLost?.()
    return error
  }

  const call = async (id: OperationId, input?: Input, settings: CallOptions = {}): Promise<unknown> => {
    const { shape } = await options.operation(id)
    if (shape.idempotent !== true) return perform(id, input, settings)
    const { idempotencyKey: key = createKey(), signal } = settings
    return performOnce({
      send: () => perform(id, input, { ...settings, idempotencyKey: key }),
      // The answer was held to the operation's schema.
      ask: () => perform('transferStatus', { key }, signal === undefined ? {} : { signal }) as Promise<TransferStatus>,
    })
  }
  return { call: call as Client['call'] } // the implementation is the same for every id; the interface ties input and value to it
}
