import {
  OpenWithdrawalsBodySchema,
  type PasswordRemoval,
  PasswordRemovalSchema,
  partnerWithdrawalPaths,
  type WithdrawalDecision,
  WithdrawalDecisionSchema,
  type WithdrawalProofBody,
  WithdrawalProofBodySchema,
} from '@foyer/contract'
import type { FastifyInstance } from 'fastify'
import { addPartnerRoute } from '../../calls/addPartnerRoute.ts'
import type { Services } from '../../calls/services.ts'
import { removePaymentPassword } from '../../session/port.ts'
import { decideWithdrawal, openWithdrawals, readProofOf } from './decideWithdrawal.ts'

const subject = 'withdrawal'

/** What a merchant's back office does with withdrawals; the desk does the same. */
export function addPartnerWithdrawals(app: FastifyInstance, services: Services): void {
  const { db } = services
  addPartnerRoute<{ after?: string }>(app, services, {
    path: partnerWithdrawalPaths.open,
    schema: OpenWithdrawalsBodySchema,
    subject,
    perform: async (merchant, { after }) => ({ withdrawals: await openWithdrawals(db, merchant, after) }),
  })
  addPartnerRoute<WithdrawalDecision>(app, services, {
    path: partnerWithdrawalPaths.decide,
    schema: WithdrawalDecisionSchema,
    subject,
    perform: (merchant, decision) => decideWithdrawal(services, merchant, decision, 'back office'),
  })
  addPartnerRoute<WithdrawalProofBody>(app, services, {
    path: partnerWithdrawalPaths.proof,
    schema: WithdrawalProofBodySchema,
    subject,
    perform: async (merchant, { reference }) => ({
      image: (await readProofOf(db, merchant, reference)).toString('base64'),
    }),
  })
  addPartnerRoute<PasswordRemoval>(app, services, {
    path: partnerWithdrawalPaths.removePassword,
    schema: PasswordRemovalSchema,
    subject: 'account',
    perform: (merchant, { account }) => removePaymentPassword(services, merchant, account),
  })
}
