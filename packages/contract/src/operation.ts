import type { Static, TObject, TSchema } from 'typebox'

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
  /** The body may come as compact JWE with the header `Encryption: jwe`. */
  readonly encrypted?: true
  /** Only pages of the site itself may call it, though it is a GET (ruling 26). */
  readonly sameOrigin?: true
  /** A money call: needs the header `Idempotency-Key`. */
  readonly idempotent?: true
  /** Seconds for which a browser may reuse a guest answer. */
  readonly maxAge?: number
  /** Asked for once per session: the answer is kept in the session storage under this key (GW05, EN22). */
  readonly sessionKey?: 'consolidated' | 'routers' | 'index_notice'
}

/** A declared operation: the shape, and how the wire value becomes the domain value. */
export interface Operation<O extends OperationShape = OperationShape, D = unknown> {
  readonly shape: O
  readonly fromWire: (value: Static<O['value']>) => D
}

/** Declares an operation whose domain value is its wire value. */
export function defineOperation<const O extends OperationShape>(shape: O): Operation<O, Static<O['value']>>
/** Declares an operation whose wire value is turned into a domain value. */
export function defineOperation<const O extends OperationShape, D>(
  shape: O,
  fromWire: (value: Static<O['value']>) => D,
): Operation<O, D>
export function defineOperation(shape: OperationShape, fromWire?: (value: never) => unknown) {
  return { shape, fromWire: fromWire ?? ((value: unknown) => value) }
}

type Shape<O> = O extends { readonly shape: infer S } ? S : never

/** Parameters of an operation: its body, or its query, or nothing. */
export type InputOf<O> =
  Shape<O> extends { readonly body: infer B extends TSchema }
    ? Static<B>
    : Shape<O> extends { readonly query: infer Q extends TSchema }
      ? Static<Q>
      : undefined

/** The `value` on the wire. */
export type WireOf<O> = Shape<O> extends { readonly value: infer V extends TSchema } ? Static<V> : never

/** What the client returns. */
export type ValueOf<O> = O extends { readonly fromWire: (value: never) => infer D } ? D : never

/**
 * The path on the wire: `{moduleId}/{token flag}{path}` (I01), e.g. `/WPS/0/wps/session/login`.
 * The module id is the first path segment in upper case; the flag is 1 when a guest may not call.
 */
export function wirePath(shape: Pick<OperationShape, 'path' | 'access'>): string {
  const moduleId = (shape.path.split('/')[1] ?? '').toUpperCase()
  return `/${moduleId}/${shape.access === 'guest' ? 0 : 1}${shape.path}`
}
