import type { Lazy } from '@foyer/feature-api'

/** What stands for a page of an account while nobody is signed in. */
export const loadLoginWanted: Lazy<{ readonly redirects: boolean }> = () =>
  import('./LoginWanted.tsx').then((module) => ({ default: module.LoginWanted }))
