import type { AnnouncementPlan } from './plan.ts'

/** What the publicity popup shows after start. */
export const popups: readonly AnnouncementPlan[] = [
  { id: 'pu-welcome', type: 'PU', hoursAgo: 12 },
  { id: 'pu-age', type: 'PU', hoursAgo: 120 },
  { id: 'pu-pause', type: 'PU', hoursAgo: 330 },
]
