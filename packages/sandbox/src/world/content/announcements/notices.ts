import type { AnnouncementPlan } from './plan.ts'

/** What runs through the marquee and fills the notice list (L01, M07). */
export const notices: readonly AnnouncementPlan[] = [
  { id: 'pl-demo', type: 'PL', hoursAgo: 3 },
  { id: 'pl-harbor', type: 'PL', hoursAgo: 26 },
  { id: 'pl-maintenance', type: 'PL', hoursAgo: 50 },
  { id: 'pl-limits', type: 'PL', hoursAgo: 99 },
  { id: 'pl-records', type: 'PL', hoursAgo: 170 },
  { id: 'pl-search', type: 'PL', hoursAgo: 290 },
  { id: 'pl-trial', type: 'PL', hoursAgo: 410, needsPlayMoney: true },
  { id: 'pl-password', type: 'PL', hoursAgo: 640 },
  { id: 'pl-studios', type: 'PL', hoursAgo: 1400 },
  { id: 'h-records', type: 'H', hoursAgo: 75 },
  { id: 'h-cancelled', type: 'H', hoursAgo: 520 },
]
