import { encryptionHandlers } from '../calls/encryption/encryptionHandlers.ts'
import type { Handlers } from '../calls/handlers.ts'
import { gamesHandlers } from '../games/gamesHandlers.ts'
import { launchHandlers } from '../games/launch/launchHandlers.ts'
import { recordsHandlers } from '../games/records/recordsHandlers.ts'
import { lotteryHandlers } from '../lottery/lotteryHandlers.ts'
import { memberHandlers } from '../members/memberHandlers.ts'
import { sessionHandlers } from '../session/sessionHandlers.ts'
import { contentHandlers } from '../system/content/contentHandlers.ts'
import { systemHandlers } from '../system/systemHandlers.ts'
import { walletHandlers } from '../wallet/walletHandlers.ts'

/** A handler for every operation of the contract. */
export const allHandlers: Handlers = {
  ...contentHandlers,
  ...encryptionHandlers,
  ...gamesHandlers,
  ...launchHandlers,
  ...lotteryHandlers,
  ...memberHandlers,
  ...recordsHandlers,
  ...sessionHandlers,
  ...systemHandlers,
  ...walletHandlers,
}
