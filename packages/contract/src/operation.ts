import type { TObject, TSchema } from 'typebox'

/** Who may perform an operation. `session` is anyone signed in, trials included; `real` is a member or an agent. */
export type Access = 'guest' | 'session' | 'real' | 'agent'

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'

/** What one call is, as data. Client types, gateway checks and the OpenAPI document are derived from it. */
export interface OperationShape {
  /** Path without module id and token flag, e.g. `/wps/session/login`. */
  readonly path: string
  readonly method: Method
  readonly access: Access
  /** Requirement id, e.g. `I02`. */
  readonly requirement: string
  readonly summary: string
  /** Query string of a GET or DELETE. Values are coerced from text by the gateway. */
  readonly query?: TObject
  /** Body of a POST or PUT. Unknown fields are refused. */
  readonly body?: TObject
  /** The `value` of a successful answer as it stands on the wire. */
  readonly value: TSchema
  /** A form post: the body is sent, and taken, as `application/x-www-form-urlencoded`. Its fields are texts. */
  readonly form?: true
  /** The body may come as compact JWE with the header `Encryption: jwe`. */
  readonly encrypted?: true
  /** Only pages of the site itself may call it, though it is a GET (ruling 26). */
  readonly sameOrigin?: true
  /** May be called before a password that has to go is changed (A07); all else that needs a session may not. */
  readonly whilePasswordDue?: true
  /** Pages of any other site may read the answer too: it says nothing of who asks (GW06). */
  readonly anyOrigin?: true
  /** A money call: needs the header `Idempotency-Key`. */
  readonly idempotent?: true
  /** Bytes that a request may have, where that is more than others may. */
  readonly maxBytes?: number
  /** Seconds for which a browser may reuse a guest answer. */
  readonly maxAge?: number
  /** Asked for once per session: the answer is kept in the session storage under this key (GW05, EN22). */
  readonly sessionKey?: 'consolidated' | 'routers' | 'index_notice'
}

/** A declared operation: the shape, and how the wire value becomes the domain value. */
export interface Operation<
  O extends OperationShape = OperationShape,
  Input = unknown,
  Wire = never,
  Value = unknown,
  Asked = Input,
> {
  readonly shape: O
  /** `decimals` is how many the currency of the site has; amounts become integer minor units by it. */
  readonly fromWire: (value: Wire, decimals: number) => Value
  /** How the wire spells the parameters, where it does so otherwise than the portal. */
  readonly toWire?: (input: never) => Asked
  /** Never there: it tells the compiler what goes in, so that nobody has to work it out from a schema. */
  readonly input?: Input
}

type Declare<Input, Wire, Value, Asked, Rest extends readonly unknown[]> = <const O extends OperationShape>(
  shape: O,
  ...rest: Rest
) => Operation<O, Input, Wire, Value, Asked>
type FromWire<Wire, Value> = (value: Wire, decimals: number) => Value

/** Declares an operation whose domain value is its wire value. */
export function defineOperation<Input, Wire>(): Declare<Input, Wire, Wire, Input, []>
/** Declares an operation whose wire value is turned into a domain value. */
export function defineOperation<Input, Wire, Value>(): Declare<Input, Wire, Value, Input, [FromWire<Wire, Value>]>
/** Declares an operation whose parameters, too, are spelt otherwise on the wire. */
export function defineOperation<Input, Wire, Value, Asked>(): Declare<
  Input,
  Wire,
  Value,
  Asked,
  [FromWire<Wire, Value>, (input: Input) => Asked]
>
export function defineOperation(): unknown {
  const asItIs = (value: unknown): unknown => value
  return (shape: OperationShape, fromWire: FromWire<never, unknown> = asItIs, toWire?: (input: never) => unknown) => ({
    shape,
    fromWire,
    ...(toWire && { toWire }),
  })
}

/** Parameters of an operation as the portal gives them: its body, or its query, or `undefined`. */
export type InputOf<O> = O extends { readonly input?: infer Input } ? Input : never

/** Parameters as they stand on the wire. */
export type AskedOf<O> = O extends { readonly toWire?: (input: never) => infer Asked } ? Asked : never

/** The `value` on the wire. */
export type WireOf<O> = O extends { readonly fromWire: (value: infer Wire, decimals: number) => unknown } ? Wire : never

/** What the client returns. */
export type ValueOf<O> = O extends { readonly fromWire: (value: never, decimals: number) => infer Value }
  ? Value
  : never

/** Parameters as they go out; the caller has held them to the operation's input. */
export function askedOf({ toWire }: Pick<Operation, 'toWire'>, input: unknown): unknown {
  // The operation that spells them is the one they were given for.
  return input !== undefined && toWire ? toWire(input as never) : input
}

/**
 * The path on the wire: `{moduleId}/{token flag}{path}` (I01), e.g. `/WPS/0/wps/session/login`.
 * The module id is the first path segment in upper case; the flag is 1 when a guest may not call.
 */
export function wirePath(shape: Pick<OperationShape, 'path' | 'access'>): string {
  const moduleId = (shape.path.split('/')[1] ?? '').toUpperCase()
  return `/${moduleId}/${shape.access === 'guest' ? 0 : 1}${shape.path}`
}
