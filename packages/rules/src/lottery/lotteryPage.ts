/** Routes of the pages that play lotteries. */
export type LotteryPage = 'lottery' | 'vnLottery' | 'elott'

/** The page of the portal that plays a lottery (G03, G05). The sea lottery is played in a frame like other games (G04). */
export function lotteryPage(vendor: string, gameType: string): LotteryPage | undefined {
  if (vendor === 'TCG_SEA') return undefined
  if (vendor === 'TCG_LOTTO_VN') return 'vnLottery'
  if (gameType === 'LOTT') return 'lottery'
  return gameType === 'ELOTT' ? 'elott' : undefined
}
