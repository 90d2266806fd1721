import type { RoutePlugin } from '../calls/routePlugin.ts'
import { addDrawRoutes } from '../lottery/port.ts'
import { addPartnerDeposits } from '../payments/partnerDeposits.ts'
import { addReportRoute } from '../payments/reportRoute.ts'
import { addPartnerWithdrawals } from '../payments/withdrawals/partnerWithdrawals.ts'
import { addPartnerPromotions } from '../promotions/partnerPromotions.ts'
import { addPartnerRoutes } from '../session/codes/partnerRoutes.ts'
import { addSeamlessRoutes } from '../wallet/seamless/seamlessRoutes.ts'
import { addWalletReportRoute } from '../wallet/vendors/walletReportRoute.ts'
import { addWalletRoundsRoute } from '../wallet/vendors/walletRoundsRoute.ts'

/** Routes beside the contract's operations, in the order they are added. */
export const routePlugins: readonly RoutePlugin[] = [
  addDrawRoutes,
  addSeamlessRoutes,
  addPartnerRoutes,
  addPartnerDeposits,
  addPartnerWithdrawals,
  addPartnerPromotions,
  addReportRoute,
  addWalletReportRoute,
  addWalletRoundsRoute,
]
