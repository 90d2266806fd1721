import type { AnnouncementPlan } from './plan.ts'

/** Articles of the promotions page. None promises money: figures belong to the brand, not to the sandbox (ruling 20). */
export const promotions: readonly AnnouncementPlan[] = [
  { id: 'pr-firstlight', type: 'PR', hoursAgo: 30 },
  { id: 'pr-harborlog', type: 'PR', hoursAgo: 200 },
  {
    id: 'pr-quietnight',
    category: 'LIVE',
    type: 'PR',
    hoursAgo: 460,
  },
]
