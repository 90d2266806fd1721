import type { RoutePlugin } from '../calls/routePlugin.ts'
import { addPartnerRoutes } from '../session/codes/partnerRoutes.ts'
import { addSeamlessRoutes } from '../wallet/seamless/seamlessRoutes.ts'

/** Routes beside the contract's operations, in the order they are added. */
export const routePlugins: readonly RoutePlugin[] = [addSeamlessRoutes, addPartnerRoutes]
