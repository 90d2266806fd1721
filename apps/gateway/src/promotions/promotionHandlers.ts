import type { Handlers, SignedInContext } from '../calls/handlers.ts'
import { checkSiteOpen } from '../system/port.ts'
import { keepImage } from './applicationImages.ts'
import { type ApplicationRow, describeApplication } from './applications.ts'
import { apply } from './apply.ts'
import { claim } from './claim.ts'

const describe = ({ merchant }: SignedInContext, row: ApplicationRow) =>
  describeApplication(row, merchant.config.currency.decimals)

/** How members take part in promotions (R18, P26, P27). */
export const promotionHandlers = {
  applications: async (context) => {
    const rows = await context.db
      .selectFrom('promotion_applications')
      .selectAll()
      .where('merchant_id', '=', context.merchant.id)
      .where('member_id', '=', context.session.memberId)
      .orderBy('application_id', 'desc')
      .execute()
    return { list: rows.map((row) => describe(context, row)) }
  },

  sendApplicationImage: async (context, { image }) => {
    await checkSiteOpen(context)
    return keepImage(context, image)
  },

  applyToPromotion: async (context, input) => {
    await checkSiteOpen(context)
    return describe(context, await apply(context, input))
  },

  claimReward: async (context, { reference }) => {
    await checkSiteOpen(context)
    return describe(context, await claim(context, reference))
  },
} satisfies Partial<Handlers>
