import type { Handlers } from '../calls/handlers.ts'
import { ofModule } from '../system/port.ts'
import { activityStatement } from './activityStatement.ts'
import { betHistory } from './betHistory.ts'
import { personalProfit } from './personalProfit.ts'
import { transactionHistory } from './transactionHistory.ts'

/** What a member has played, every entry of the account, and what came of it (P06 to P08, QR23). */
export const recordsHandlers = {
  activityStatement: ofModule('records', activityStatement),
  betHistory: ofModule('records', betHistory),
  personalProfit: ofModule('records', personalProfit),
  transactionHistory: ofModule('records', transactionHistory),
} satisfies Partial<Handlers>
