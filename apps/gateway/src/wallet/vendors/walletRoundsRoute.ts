import {
  type ToldRounds,
  ToldRoundsSchema,
  type WalletProblem,
  walletHeaders,
  walletProblemStatus,
  walletRoundsPath,
} from '@foyer/contract'
import type { FastifyInstance } from 'fastify'
import { addSignedRoute } from '../../calls/addSignedRoute.ts'
import type { Services } from '../../calls/services.ts'
import { recordRounds } from './recordRounds.ts'
import { reportRefusal, WalletRefused } from './walletRefusal.ts'

/** Where vendors tell rounds that were played from their own wallets. */
export function addWalletRoundsRoute(app: FastifyInstance, { db, merchants, secrets }: Services): void {
  addSignedRoute<ToldRounds, WalletProblem>(app, {
    path: walletRoundsPath,
    callerHeader: walletHeaders.caller,
    secretOf: secrets.ofVendor,
    schema: ToldRoundsSchema,
    perform: async (vendor, { merchant: code, rounds }) => {
      const merchant = merchants.byCode(code)
      // A brand that is not served at present, as it has errors, may be told again.
      if (merchant === undefined) throw new WalletRefused('unavailable', 'The merchant is not served here at present')
      return { rounds: await recordRounds(db, { merchant, vendor }, rounds) }
    },
    malformed: (message) => new WalletRefused('malformed', message),
    refuse: reportRefusal,
    status: walletProblemStatus,
  })
}
