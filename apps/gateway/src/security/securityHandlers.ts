import type { Handlers } from '../calls/handlers.ts'
import { accountActivity } from './accountActivity.ts'
import { contactHandlers } from './contactHandlers.ts'
import { securityOverview } from './securityOverview.ts'
import { sessionsHandlers } from './sessionsHandlers.ts'

/** How an account is kept, as its owner sees it in the security centre (P01). */
export const securityHandlers = {
  ...contactHandlers,
  ...sessionsHandlers,
  accountActivity,
  securityOverview,
} satisfies Partial<Handlers>
