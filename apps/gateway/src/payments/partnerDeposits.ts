import {
  type DepositDecision,
  DepositDecisionSchema,
  OpenDepositsBodySchema,
  partnerDepositPaths,
} from '@foyer/contract'
import type { FastifyInstance } from 'fastify'
import { addPartnerRoute } from '../calls/addPartnerRoute.ts'
import type { Services } from '../calls/services.ts'
import { decideDeposit, openDeposits } from './decideDeposit.ts'

const subject = 'deposit'

/** What a merchant's back office does with deposits; the desk does the same. */
export function addPartnerDeposits(app: FastifyInstance, services: Services): void {
  addPartnerRoute<{ after?: string }>(app, services, {
    path: partnerDepositPaths.open,
    schema: OpenDepositsBodySchema,
    subject,
    perform: async (merchant, { after }) => ({ deposits: await openDeposits(services.db, merchant, after) }),
  })
  addPartnerRoute<DepositDecision>(app, services, {
    path: partnerDepositPaths.decide,
    schema: DepositDecisionSchema,
    subject,
    perform: (merchant, decision) => decideDeposit(services, merchant, decision, 'back office'),
  })
}
