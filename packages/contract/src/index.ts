import * as operations from './operations/index.ts'

export * from './desk/desk.ts'
export * from './desk/faults.ts'
export * from './desk/promotions.ts'
export * from './envelope.ts'
export * from './failure.ts'
export * from './floor/floor.ts'
export * from './operation.ts'
export {
  collectionNameLength,
  type GameCollection,
  mostCollected,
  mostCollections,
} from './operations/collections.ts'
export { type DepositMethods, type MoneyNotice, type MoneyNoticeKind, moneyNoticeKinds } from './operations/deposits.ts'
export { type FeedbackType, feedbackLength, feedbackTypes } from './operations/feedback.ts'
export type { FacetChoice, GameFacets } from './operations/gameFacets.ts'
export type { GameInfo } from './operations/gameInfo.ts'
export type { GameOrder } from './operations/games.ts'
export { titleMarks, type WireGameTitles } from './operations/gameTitles.ts'
export type { LotteryMenu } from './operations/lottery.ts'
export type { OpenedNumbers } from './operations/openedNumbers.ts'
export { mostPopupGames } from './operations/popupGames.ts'
export type { ProfitGroup } from './operations/profit.ts'
export type { BetStatus } from './operations/records.ts'
export type { Country, RegisterInput, RegisterMobileInput } from './operations/register.ts'
export type { DomainRoute } from './operations/system.ts'
export type { EntryPayment } from './operations/transactions.ts'
export type { TransferDone, TransferDownlines, TransferPartner, TransferStatus } from './operations/transfers.ts'
export type {
  VendorWallet,
  VendorWalletBalance,
  VendorWallets,
  WalletTransfer,
  WalletTransferInput,
  WalletTransferReason,
  WalletTransferStatus,
} from './operations/vendorWallets.ts'
export {
  type BankAccounts,
  proofBytes,
  proofPixels,
  type WithdrawalMethods,
  type Withdrawals,
} from './operations/withdrawals.ts'
export * from './partner/deposits.ts'
export * from './partner/loginCode.ts'
export * from './partner/promotions.ts'
export * from './partner/withdrawals.ts'
export * from './payments/payouts.ts'
export * from './payments/provider.ts'
export * from './rounds/vendorRounds.ts'
export * from './schemas/amount.ts'
export * from './schemas/consolidated.ts'
export * from './schemas/content.ts'
export * from './schemas/deposit.ts'
export type { LotteryDraw } from './schemas/drawResult.ts'
export * from './schemas/game.ts'
export {
  type GameType,
  GameTypeSchema,
  gameTypeFromWire,
  gameTypesAsked,
  gameTypeToWire,
  type TypedOnWire,
  type WireGameType,
  type WireType,
  type WireTypeFilter,
} from './schemas/gameType.ts'
export type { HumanProof } from './schemas/human.ts'
export * from './schemas/live.ts'
export * from './schemas/login.ts'
export * from './schemas/member.ts'
export type { NewPasskey, Passkey, PasskeyProof, PasskeyQuestion } from './schemas/passkey.ts'
export type { PrizeMode } from './schemas/prizeMode.ts'
export type { MemberProfile, ProfileField, ProfileValues } from './schemas/profile.ts'
export * from './schemas/security.ts'
export * from './schemas/system.ts'
export * from './schemas/transaction.ts'
export { type VoidReason, voidReasons } from './schemas/voidReason.ts'
export * from './schemas/withdrawal.ts'
export * from './seamless/index.ts'
export * from './signing.ts'
export * from './wallets/vendorRounds.ts'
export * from './wallets/vendorWallet.ts'
export { operations }

/** Every operation by its id; the id is the name it is exported under. */
export type Operations = typeof operations
export type OperationId = keyof Operations
export { applicationBounds } from './operations/promotions.ts'
export type { Application } from './schemas/application.ts'
export { type Promotion, type PromotionWay, promotionWays } from './schemas/promotion.ts'
