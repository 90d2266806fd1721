import type { Static, TSchema } from 'typebox'
import type { Operations } from './index.ts'
import type { AskedOf, Operation } from './operation.ts'

/** Whether two types are one and the same: no key, question mark or member of a union more or less. */
type Same<A, B> = (<T>() => T extends A ? 1 : 2) extends <T>() => T extends B ? 1 : 2 ? true : false

type RequestOf<Shape> = Shape extends { readonly body: infer Body extends TSchema }
  ? Static<Body>
  : Shape extends { readonly query: infer Query extends TSchema }
    ? Static<Query>
    : undefined

type AnswerOf<Shape> = Shape extends { readonly value: infer Value extends TSchema } ? Static<Value> : never

/** The sides of an operation on which its schema describes something else than its interface; `never` when it is held. */
export type DriftOf<O> =
  O extends Operation<infer Shape, infer _Input, infer Wire, infer _Value, infer _Asked>
    ?
        | (Same<RequestOf<Shape>, AskedOf<O>> extends true ? never : 'input')
        | (Same<AnswerOf<Shape>, Wire> extends true ? never : 'wire')
    : 'operation'

/** Takes no difference at all. */
export type Held<Differences extends never> = Differences

/**
 * Holds every schema of the contract to the interfaces of its operation; what differs is named in the error, e.g.
 * `gameList.input`. Nobody imports this file, so that only this package's own check works schemas out (decision 0002).
 */
export type Contract = Held<{ [Id in keyof Operations]: `${Id}.${DriftOf<Operations[Id]>}` }[keyof Operations]>
