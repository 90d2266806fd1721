import type { OpenKind } from '../../../client/kind.ts'
import { limitsOf } from '../limits.ts'
import { LotteryContext } from './LotteryContext.ts'
import { LotteryStage } from './LotteryStage.tsx'
import { createLotteryModel } from './model/createLotteryModel.ts'
import { createLotteryLink } from './model/lotteryLink.ts'
import { palette } from './palette.ts'
import { LotteryRules } from './parts/LotteryRules.tsx'

/** Opens the betting view of a lottery. */
export const open: OpenKind = ({ session, gameId }) => {
  const decimals = session.view().state?.decimals ?? 2
  const { least, most } = limitsOf(decimals)
  const model = createLotteryModel({
    link: createLotteryLink(session),
    decimals,
    onMoney: () => void session.refresh(),
  })
  const show = (part: React.ReactNode) => <LotteryContext value={model}>{part}</LotteryContext>
  return {
    palette,
    Backdrop: () => <div className="lotto-ground" />,
    Stage: () => show(<LotteryStage gameId={gameId} />),
    Controls: () => null,
    Rules: () => show(<LotteryRules limits={limitsOf(decimals)} />),
    facts: { least, most, saysChance: true },
    start: () => undefined,
  }
}
