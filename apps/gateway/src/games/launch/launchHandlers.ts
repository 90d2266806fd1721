import { randomUUID } from 'node:crypto'
import type { NamedGame, PrizeMode } from '@foyer/contract'
import { hasVendor } from '@foyer/rules'
import type { Handlers } from '../../calls/handlers.ts'
import { ProblemError } from '../../calls/problem.ts'
import { countAttempt, networkOf } from '../../session/port.ts'
import { checkModule, checkSiteOpen } from '../../system/port.ts'
import { findAccount } from '../../wallet/port.ts'
import { findLaunchableGame } from './findLaunchableGame.ts'
import { gameUrl } from './gameUrl.ts'
import { launchAnswer } from './launchAnswer.ts'
import { issueLaunchToken } from './launchTokens.ts'
import { fundPlayMoney } from './playMoney.ts'
import { rememberPlay } from './rememberPlay.ts'

/** Play money for guests costs a ledger account each time, so one address gets it at the pace of a person. */
const trialLimit = { most: 120, windowSeconds: 3600, waitSeconds: 300 }

/** Opening a game, for real money (I39) and with play money (ruling 31). */
export const launchHandlers = {
  launchGame: async (context, { gameId, nodeId, vassalage, launchMode, ...entry }) => {
    const { db, merchant, session } = context
    await checkSiteOpen(context)
    const game = await findLaunchableGame(context, { gameId, nodeId, vassalage })
    if (game.playMoneyOnly === true) throw new ProblemError('not_found')
    if (launchMode === 'LOTT') checkLottery(game, entry)
    const account = await findAccount(db, {
      merchantId: merchant.id,
      kind: 'member',
      memberId: session.memberId,
      currency: merchant.currency,
    })
    if (account === undefined) throw new ProblemError('unavailable')
    const token = await db.transaction().execute(async (trx) => {
      await rememberPlay(trx, context, session.memberId, nodeId)
      return issueLaunchToken(trx, context, context.secrets.ofLaunches(), {
        key: `real:${session.tokenHash.toString('hex')}:${nodeId}`,
        account_id: account.accountId,
        member_id: session.memberId,
        vendor_code: vassalage,
        node_id: nodeId,
        trial: false,
        login_hash: session.tokenHash,
      })
    })
    const { lottoView: view, lottoPlayType: playType, backUrl } = entry
    return launchAnswer(game, gameUrl(context, game, token, launchMode === 'LOTT' ? { view, playType, backUrl } : {}))
  },

  launchTrial: async (context, { gameId, nodeId, vassalage }) => {
    const { db, merchant, sessions, sessionToken } = context
    await checkSiteOpen(context)
    await checkModule(context, 'freePlay')
    const game = await findLaunchableGame(context, { gameId, nodeId, vassalage })
    if (game.supportPlay !== 0) throw new ProblemError('not_found')
    // A guest may call this, so nobody has read the session yet.
    const session = await sessions.find(merchant, sessionToken)
    await countAttempt(
      { db, clock: context.clock, merchantId: merchant.id },
      `trial:${networkOf(context.address)}`,
      trialLimit,
    )
    const account = await fundPlayMoney(context, session?.memberId)
    const token = await db.transaction().execute((trx) =>
      issueLaunchToken(trx, context, context.secrets.ofLaunches(), {
        key: `trial:${session === undefined ? randomUUID() : session.tokenHash.toString('hex')}:${nodeId}`,
        account_id: account.accountId,
        member_id: session?.memberId ?? null,
        vendor_code: vassalage,
        node_id: nodeId,
        trial: true,
        login_hash: session?.tokenHash ?? null,
      }),
    )
    return launchAnswer(game, gameUrl(context, game, token))
  },
} satisfies Pick<Handlers, 'launchGame' | 'launchTrial'>

/** Of a lottery its code and its family are asked for too (I48); those of another name no game. */
function checkLottery(
  { gameCode, gameId, vassalage }: NamedGame,
  { lottoGameCode = gameId, lottoPrizeMode }: { readonly lottoGameCode?: string; readonly lottoPrizeMode?: PrizeMode },
): void {
  const fits = lottoPrizeMode === undefined || hasVendor(lottoPrizeMode, vassalage)
  if (lottoGameCode !== gameCode || !fits) throw new ProblemError('not_found')
}
