import Type, { type TSchema } from 'typebox'
import { PlainAmountSchema } from './amount.ts'

/** One of a list of names, with its members' types, which a union made from a list loses. */
export const anyOf = <const Values extends readonly string[]>(
  values: Values,
  words: { readonly description: string },
) =>
  Type.Unsafe<Values[number]>(
    Type.Union(
      values.map((value) => Type.Literal(value)),
      words,
    ),
  )

export const instant = () => Type.String({ description: 'ISO 8601 instant' })

/** A way for money in or out, with what it costs and how long it takes (QP18). */
export interface PaymentMethod<Kind extends string> {
  methodId: string
  kind: Kind
  /** The brand's name for it, in the language asked for. */
  label?: string
  minAmount: string
  maxAmount: string
  presets: string[]
  /** Taken off the amount. */
  fee: { percent: string; fixed: string }
  /** From the payment to the balance, or from the approval to the bank account; the same number twice says that it is always so. */
  minutes: { from: number; to: number }
}

export const paymentMethod = <Kind extends TSchema>(kind: Kind) =>
  Type.Object({
    methodId: Type.String({ description: 'Name of the method at this merchant' }),
    kind,
    label: Type.Optional(Type.String({ description: 'The name that the brand gives it' })),
    minAmount: PlainAmountSchema,
    maxAmount: PlainAmountSchema,
    presets: Type.Array(PlainAmountSchema),
    fee: Type.Object({
      percent: Type.String({ description: 'Part of the amount in per cent, e.g. 1.5' }),
      fixed: PlainAmountSchema,
    }),
    minutes: Type.Object({ from: Type.Integer({ minimum: 0 }), to: Type.Integer({ minimum: 0 }) }),
  })

/** What has happened on the way of a payment. */
export interface TimelineEvent<Step extends string> {
  step: Step
  at: string
}

export const timelineEvent = <Step extends TSchema>(step: Step) => ({ step, at: instant() })
