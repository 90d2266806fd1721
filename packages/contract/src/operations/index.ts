export { collectGame, gameCollections, removeGameCollection, saveGameCollection } from './collections.ts'
export * from './content.ts'
export { depositMethods, deposits, moneyNotices, startDeposit, takeMoneyNotices } from './deposits.ts'
export * from './favourites.ts'
export { sendFeedback } from './feedback.ts'
export { gameFacets } from './gameFacets.ts'
export * from './gameInfo.ts'
export * from './games.ts'
export { gameTitles } from './gameTitles.ts'
export * from './human.ts'
export * from './launch.ts'
export * from './loginVerification.ts'
export { lotteryMenus } from './lottery.ts'
export { popularLotteries, recentLotteries } from './lotteryLists.ts'
export * from './member.ts'
export { openedNumbers, openedNumero } from './openedNumbers.ts'
export * from './passkeys.ts'
export * from './password.ts'
export { popupGames } from './popupGames.ts'
export * from './profit.ts'
export { applications, applyToPromotion, claimReward, sendApplicationImage } from './promotions.ts'
export * from './records.ts'
export * from './register.ts'
export * from './roomList.ts'
export { roundReplay } from './roundReplay.ts'
export * from './security.ts'
export * from './securityChanges.ts'
export * from './session.ts'
export * from './statement.ts'
export * from './system.ts'
export * from './terms.ts'
export * from './transactions.ts'
export * from './transfers.ts'
export { vendorWalletBalance, vendorWallets, walletTransfer } from './vendorWallets.ts'
export * from './verification.ts'
export { vnLotteryMenus } from './vnLotteryMenus.ts'
export * from './winners.ts'
export {
  addBankAccount,
  bankAccounts,
  cancelWithdrawal,
  confirmWithdrawal,
  removeBankAccount,
  startWithdrawal,
  withdrawalMethods,
  withdrawalMissing,
  withdrawals,
} from './withdrawals.ts'
