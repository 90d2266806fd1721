import type { PortalRuntime } from '@foyer/feature-api'
import type { ForgotMethod } from './forgotten.ts'

/** Ways the site has of setting a forgotten password anew (X09, X10). */
export const forgotMethods = ({ moduleOn }: Pick<PortalRuntime, 'moduleOn'>): readonly ForgotMethod[] => [
  ...(moduleOn('emailPasswordReset') ? (['email'] as const) : []),
  ...(moduleOn('phonePasswordReset') ? (['mobileNum'] as const) : []),
]
