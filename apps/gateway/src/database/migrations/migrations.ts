import type { Migration } from 'kysely/migration'
import { foundation } from './0001Foundation.ts'
import { ledger } from './0002Ledger.ts'
import { games } from './0003Games.ts'
import { wallet } from './0004Wallet.ts'
import { lists } from './0005Lists.ts'
import { gameLogins } from './0006GameLogins.ts'
import { loginCodes } from './0007LoginCodes.ts'
import { changes } from './0008Changes.ts'
import { playMoneyOnly } from './0009PlayMoneyOnly.ts'
import { posters } from './0010Posters.ts'
import { messages } from './0011Messages.ts'
import { usedProofs } from './0012UsedProofs.ts'
import { devices } from './0013Devices.ts'
import { registration } from './0014Registration.ts'
import { vendorColour } from './0015VendorColour.ts'
import { clubs } from './0016Clubs.ts'
import { verification } from './0017Verification.ts'
import { codesOfBrowsers } from './0018CodesOfBrowsers.ts'
import { accountLog } from './0019AccountLog.ts'
import { authenticatorReplaces } from './0020AuthenticatorReplaces.ts'
import { passkeyPurpose } from './0021PasskeyPurpose.ts'
import { authenticatorSetups } from './0022AuthenticatorSetups.ts'
import { kindsOfEntries } from './0023KindsOfEntries.ts'
import { ledgerBatches } from './0024LedgerBatches.ts'
import { deviceNetworks } from './0025DeviceNetworks.ts'
import { payments } from './0026Payments.ts'
import { passwordDue } from './0027PasswordDue.ts'
import { withdrawals } from './0028Withdrawals.ts'
import { vendorWallets } from './0030VendorWallets.ts'
import { balanceLimit } from './0031BalanceLimit.ts'
import { timesOfEntries } from './0032TimesOfEntries.ts'
import { paymentsAgain } from './0033PaymentsAgain.ts'
import { feedback } from './0036Feedback.ts'
import { promotions } from './0037Promotions.ts'
import { gameTraits } from './0038GameTraits.ts'
import { gameCollections } from './0039GameCollections.ts'
import { lotteryDraws } from './0042LotteryDraws.ts'
import { winners } from './0043Winners.ts'
import { rewardNotices } from './0045RewardNotices.ts'
import { standingOrders } from './0046StandingOrders.ts'
import { voidReasons } from './0047VoidReasons.ts'
import { holdsAndOwnRounds } from './0049HoldsAndOwnRounds.ts'
import { references } from './0050References.ts'
import { endedStanding } from './0051EndedStanding.ts'
import { standingReasons } from './0052StandingReasons.ts'
import { rollbackTargets } from './0053RollbackTargets.ts'
import { settledInPlace } from './0054SettledInPlace.ts'

/** Every migration by name; names sort in the order they run. */
export const migrations: Readonly<Record<string, Migration>> = {
  '0001-foundation': foundation,
  '0002-ledger': ledger,
  '0003-games': games,
  '0004-wallet': wallet,
  '0005-lists': lists,
  '0006-game-logins': gameLogins,
  '0007-login-codes': loginCodes,
  '0008-changes': changes,
  '0009-play-money-only': playMoneyOnly,
  '0010-posters': posters,
  '0011-messages': messages,
  '0012-used-proofs': usedProofs,
  '0013-devices': devices,
  '0014-registration': registration,
  '0015-vendor-colour': vendorColour,
  '0016-clubs': clubs,
  '0017-verification': verification,
  '0018-codes-of-browsers': codesOfBrowsers,
  '0019-account-log': accountLog,
  '0020-authenticator-replaces': authenticatorReplaces,
  '0021-passkey-purpose': passkeyPurpose,
  '0022-authenticator-setups': authenticatorSetups,
  '0023-kinds-of-entries': kindsOfEntries,
  '0024-ledger-batches': ledgerBatches,
  '0025-device-networks': deviceNetworks,
  '0026-payments': payments,
  '0027-password-due': passwordDue,
  '0028-withdrawals': withdrawals,
  '0030-vendor-wallets': vendorWallets,
  '0031-balance-limit': balanceLimit,
  '0032-times-of-entries': timesOfEntries,
  '0033-payments-again': paymentsAgain,
  '0036-feedback': feedback,
  '0037-promotions': promotions,
  '0038-game-traits': gameTraits,
  '0039-game-collections': gameCollections,
  '0042-lottery-draws': lotteryDraws,
  '0043-winners': winners,
  '0045-reward-notices': rewardNotices,
  '0046-standing-orders': standingOrders,
  '0047-void-reasons': voidReasons,
  '0049-holds-and-own-rounds': holdsAndOwnRounds,
  '0050-references': references,
  '0051-ended-standing': endedStanding,
  '0052-standing-reasons': standingReasons,
  '0053-rollback-targets': rollbackTargets,
  '0054-settled-in-place': settledInPlace,
}
