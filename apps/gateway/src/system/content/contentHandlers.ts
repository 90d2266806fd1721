import type { Handlers } from '../../calls/handlers.ts'
import { announcements } from './announcements.ts'
import { helpCenter } from './helpCenter.ts'

/** What a merchant tells its visitors (I20, I51). */
export const contentHandlers = { announcements, helpCenter } satisfies Partial<Handlers>
