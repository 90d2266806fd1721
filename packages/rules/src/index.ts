export * from './address/sitePath.ts'
export * from './dates/calendarDate.ts'
export * from './dates/formatInstant.ts'
export * from './dates/instantPattern.ts'
export * from './dates/timeZone.ts'
export * from './draw-calendar/drawCalendar.ts'
export { mapDraw } from './fair/mapDraw.ts'
export * from './field-patterns/fieldPatterns.ts'
export * from './field-patterns/patternMessage.ts'
export { type GameKind, type GameTitle, gameKinds, kindOf } from './games/gameKinds.ts'
export { type KindFacts, kindFacts } from './games/kindFacts.ts'
export { type GameFeature, type KindTraits, kindTraits, type Volatility } from './games/kindTraits.ts'
export { leastStakeOf, slotStakes, stakesOf } from './games/slotStakes.ts'
export {
  type BetPicks,
  type BetType,
  type BetTypeId,
  betTypePattern,
  betTypesOf,
  type Odds,
  readPlayType,
  type Side,
  sides,
} from './lottery/betTypes.ts'
export { checkPicks, type PicksProblem, readBets, type TypedBets } from './lottery/checkPicks.ts'
export * from './lottery/drawForm.ts'
export * from './lottery/lotteryPage.ts'
export { hasVendor, type PrizeMode, prizeModeOf, vendorsOfPrizeMode } from './lottery/prizeModes.ts'
export { providerPicture } from './lottery/providerPicture.ts'
export { commitmentOf, type DrawnNumber, drawMessage, type WorkedOutDraw, workOutDraw } from './lottery/workOutDraw.ts'
export * from './modules/serverModuleIds.ts'
export { type BankNumberProblem, readBankNumber } from './money/bankNumber.ts'
export { readDecimal, writeDecimal } from './money/decimalAmount.ts'
export * from './money/formatMoney.ts'
export { type PaymentFee, paymentFee, percentDecimals } from './money/paymentFee.ts'
export * from './promotions/promotionStatus.ts'
export * from './schedule/schedule.ts'
export * from './text/foldText.ts'
export * from './text/roundReference.ts'
export { readIn, tagChain } from './text/tagChain.ts'
