import { encryptionHandlers } from '../calls/encryption/encryptionHandlers.ts'
import type { Handlers } from '../calls/handlers.ts'
import { codeHandlers } from '../codes/codeHandlers.ts'
import { feedbackHandlers } from '../feedback/feedbackHandlers.ts'
import { gamesHandlers } from '../games/gamesHandlers.ts'
import { launchHandlers } from '../games/launch/launchHandlers.ts'
import { humanHandlers } from '../human/humanHandlers.ts'
import { lotteryHandlers } from '../lottery/lotteryHandlers.ts'
import { memberHandlers } from '../members/memberHandlers.ts'
import { paymentHandlers } from '../payments/depositHandlers.ts'
import { withdrawalHandlers } from '../payments/withdrawals/withdrawalHandlers.ts'
import { phoneHandlers } from '../phone/phoneHandlers.ts'
import { promotionHandlers } from '../promotions/promotionHandlers.ts'
import { recordsHandlers } from '../records/recordsHandlers.ts'
import { securityHandlers } from '../security/securityHandlers.ts'
import { sessionHandlers } from '../session/sessionHandlers.ts'
import { contentHandlers } from '../system/content/contentHandlers.ts'
import { systemHandlers } from '../system/systemHandlers.ts'
import { walletHandlers } from '../wallet/walletHandlers.ts'

/** A handler for every operation of the contract. */
export const allHandlers: Handlers = {
  ...codeHandlers,
  ...contentHandlers,
  ...encryptionHandlers,
  ...feedbackHandlers,
  ...gamesHandlers,
  ...humanHandlers,
  ...launchHandlers,
  ...lotteryHandlers,
  ...memberHandlers,
  ...paymentHandlers,
  ...phoneHandlers,
  ...promotionHandlers,
  ...recordsHandlers,
  ...securityHandlers,
  ...sessionHandlers,
  ...systemHandlers,
  ...walletHandlers,
  ...withdrawalHandlers,
}
