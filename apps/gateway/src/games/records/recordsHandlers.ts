import type { Handlers } from '../../calls/handlers.ts'
import { ofModule } from '../../system/port.ts'
import { betHistory } from './betHistory.ts'

/** What a member has played (P06). */
export const recordsHandlers = { betHistory: ofModule('records', betHistory) } satisfies Partial<Handlers>
