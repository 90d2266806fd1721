import type { Lazy } from '@foyer/feature-api'

/** What tells of things, alerts and toasts. */
export const loadNotices: Lazy<object> = () => import('./Notices.tsx').then((module) => ({ default: module.Notices }))
