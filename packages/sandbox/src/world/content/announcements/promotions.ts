import type { AnnouncementPlan } from './plan.ts'

const day = 24

/** What the promotions page tells of: one of every state (R17, P27). Figures are the sandbox's own content, as a brand's would be (ruling 20). */
export const promotions: readonly AnnouncementPlan[] = [
  {
    id: 'pr-diary',
    type: 'PR',
    hoursAgo: 6,
    promotion: { motif: 'lantern', way: 'apply', images: 3, reward: 25, startsIn: -6, endsIn: 20 * day },
  },
  { id: 'pr-firstlight', type: 'PR', hoursAgo: 30, promotion: { motif: 'balloon' } },
  {
    id: 'pr-harborlog',
    type: 'PR',
    hoursAgo: 200,
    promotion: { motif: 'anchor', way: 'join', startsIn: -8 * day, endsIn: 6 * day },
  },
  {
    id: 'pr-quietnight',
    category: 'LIVE',
    type: 'PR',
    hoursAgo: 460,
    promotion: { motif: 'roulette', way: 'join', startsIn: 3 * day, endsIn: 30 * day },
  },
  {
    id: 'pr-firstleaf',
    type: 'PR',
    hoursAgo: 620,
    promotion: { motif: 'owl', way: 'join', startsIn: -25 * day, endsIn: -9 * day },
  },
]
