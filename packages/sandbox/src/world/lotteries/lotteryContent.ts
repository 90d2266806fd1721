import { drawDaysText } from '@foyer/rules'
import { artAddress } from '../../artwork/artAddress.ts'
import type { ContentEntry } from '../content/contentEntry.ts'
import { contentWords, sourceWords } from '../content/contentWords.ts'
import { houseCode } from '../vendors/vendorPlan.ts'
import { lotteryPlans } from './lotteryPlans.ts'

/** The lotteries with their draw calendars; times of draws follow from the schedule and the clock. */
export function lotteryContent(): readonly ContentEntry[] {
  return lotteryPlans.flatMap((plan, index) =>
    [...contentWords].map(([language, { lotteries }]): ContentEntry => {
      const icon = artAddress('tile', {
        motif: (['balls', 'drumball', 'ticket'] as const)[index % 3] ?? 'balls',
        house: houseCode(plan.vendor),
        number: index + 1,
        count: 1,
        title: sourceWords.lotteries[plan.gameId]?.name ?? plan.gameId,
      })
      return {
        kind: 'lottery',
        id: plan.gameId,
        language,
        data: {
          gameId: plan.gameId,
          vendor: plan.vendor,
          labelName: lotteries[plan.gameId]?.name ?? plan.gameId,
          remark: lotteries[plan.gameId]?.remark ?? '',
          tag: plan.tags,
          gameMenuSort: index + 1,
          webIconUrl: icon,
          isSale: true,
          lockSeconds: plan.lockSeconds,
          drawDayOfWeek: drawDaysText(plan.schedule),
          schedule: plan.schedule,
          form: plan.form,
        },
      }
    }),
  )
}
