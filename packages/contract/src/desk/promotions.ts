import Type, { type Static } from 'typebox'
import { type Application, applicationReference } from '../schemas/application.ts'

/** An application as an operator sees it. */
export interface OpenApplication extends Application {
  /** User name. */
  member: string
  /** Title of the promotion. */
  promotion: string
  currency: string
  /** What is issued unless told otherwise. Decimal text. */
  usualReward?: string
}

/** Applications that wait for a person. */
export interface OpenApplications {
  /** The oldest first, at most fifty. */
  applications: OpenApplication[]
  /** How many wait in all. */
  total: number
}

/** `take` says that somebody looks at it; `issue` may name another `amount` than the usual one. A decision that was made changes nothing again. */
export const applicationDecisions = ['take', 'issue', 'reject'] as const
export const ApplicationDecisionSchema = Type.Object(
  {
    reference: applicationReference(),
    decision: Type.Unsafe<(typeof applicationDecisions)[number]>(
      Type.Union(applicationDecisions.map((decision) => Type.Literal(decision))),
    ),
    amount: Type.Optional(Type.String({ minLength: 1, maxLength: 40, description: 'Decimal text such as 12.50' })),
  },
  { additionalProperties: false },
)
export type ApplicationDecision = Static<typeof ApplicationDecisionSchema>
