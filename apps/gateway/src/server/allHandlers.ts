import { launchHandlers } from '../games/launch/launchHandlers.ts'
import { memberHandlers } from '../members/memberHandlers.ts'
import { sessionHandlers } from '../session/sessionHandlers.ts'
import { walletHandlers } from '../wallet/walletHandlers.ts'
import { encryptionHandlers } from './encryption/encryptionHandlers.ts'
import type { Handlers } from './handlers.ts'

/** A handler for every operation of the contract. */
export const allHandlers = {
  ...encryptionHandlers,
  ...launchHandlers,
  ...memberHandlers,
  ...sessionHandlers,
  ...walletHandlers,
} as unknown as Handlers
