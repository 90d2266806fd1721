import type { Lazy } from '@foyer/feature-api'

/** What tells of things, alerts and what is waited for. */
export const loadNotices: Lazy<object> = () => import('./Notices.tsx').then((module) => ({ default: module.Notices }))

/** Toasts come without them: they say that something was lost, a dialog among it. */
export const loadToasts: Lazy<object> = () =>
  import('./ToastHost.tsx').then((module) => ({ default: module.ToastHost }))
