import { readEntry, writeEntry } from '../../../client/api/entry.ts'
import { shownTheme } from '../../../client/api/shownTheme.ts'
import { isFramed } from '../../../client/api/tellPortal.ts'
import { whenMoneyMoves } from '../../../client/api/whenMoneyMoves.ts'
import type { OpenKind } from '../../../client/kind.ts'
import { limitsOf } from '../limits.ts'
import { LotteryContext } from './LotteryContext.ts'
import { LotteryStage } from './LotteryStage.tsx'
import { createLotteryModel } from './model/createLotteryModel.ts'
import { follow } from './model/follow.ts'
import { createLotteryLink } from './model/lotteryLink.ts'
import { placeOf, viewOf } from './model/places.ts'
import { keepTicket, loadTicket } from './model/unboughtTicket.ts'
import { lightPalette, palette } from './palette.ts'
import { LotteryRules } from './parts/LotteryRules.tsx'

export { past } from './pastTicket.tsx'

/** Opens the betting view of a lottery. */
export const open: OpenKind = ({ session, gameId }) => {
  const { decimals = 2, player = '' } = session.view().state ?? {}
  const { least, most } = limitsOf(decimals)
  const { view, ...entry } = readEntry(new URLSearchParams(location.search))
  const opened = { player, gameId, wanted: entry.playType }
  const link = createLotteryLink(session)
  const refresh = (): void => void session.refresh().catch(() => undefined) // what cannot go on says so when it is used
  const model = createLotteryModel({
    link,
    decimals,
    onMoney: refresh,
    place: placeOf(view),
    wanted: opened.wanted,
    loadTicket: (form) => loadTicket(opened, form),
    // A reload comes to the same place.
    onPlace: (place) =>
      history.replaceState(
        history.state,
        '',
        writeEntry(location.pathname, { ...entry, ...(entry.theme && { theme: shownTheme() }), ...viewOf(place) }),
      ),
  })
  model.subscribe(() => keepTicket(opened, model.view()))
  const show = (part: React.ReactNode) => <LotteryContext value={model}>{part}</LotteryContext>
  return {
    palette,
    lightPalette,
    fills: 'page',
    Backdrop: () => <div className="lotto-ground" />,
    Stage: () => show(<LotteryStage gameId={gameId} hasBack={isFramed() && entry.backUrl !== undefined} />),
    Controls: () => null,
    Rules: () => show(<LotteryRules limits={limitsOf(decimals)} />),
    facts: { least, most, saysChance: true },
    start: () => {
      whenMoneyMoves(refresh)
      return follow(model, link, session)
    },
  }
}
