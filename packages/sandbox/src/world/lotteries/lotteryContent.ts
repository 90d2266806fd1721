import { drawDaysText } from '@foyer/rules'
import { artAddress } from '../../artwork/artAddress.ts'
import { type ContentEntry, contentLanguages } from '../content/contentEntry.ts'
import { lotteryPlans } from './lotteryPlans.ts'

/** The lotteries with their draw calendars; times of draws follow from the schedule and the clock. */
export function lotteryContent(): readonly ContentEntry[] {
  return lotteryPlans.flatMap((plan, index) =>
    contentLanguages.map((language): ContentEntry => {
      const icon = artAddress('tile', {
        family: 'drum',
        house: plan.vendor.toLowerCase().replace(/_/g, ''),
        number: index + 1,
        title: plan.name.en,
      })
      return {
        kind: 'lottery',
        id: plan.gameId,
        language,
        data: {
          gameId: plan.gameId,
          vendor: plan.vendor,
          labelName: plan.name[language],
          remark: plan.remark[language],
          tag: plan.tags,
          gameMenuSort: index + 1,
          webIconUrl: icon,
          isSale: true,
          lockSeconds: plan.lockSeconds,
          drawDayOfWeek: drawDaysText(plan.schedule),
          schedule: plan.schedule,
        },
      }
    }),
  )
}
