import type { Handlers } from '../../server/handlers.ts'
import { betHistory } from './betHistory.ts'

/** What a member has played (P06). */
export const recordsHandlers = { betHistory } satisfies Partial<Handlers>
