import { stakeId } from '../frame/rounds/walletCalls.ts'
import type { SessionRecord } from '../frame/store/records.ts'
import type { CallWallet } from '../server/seamlessClient.ts'
import { WalletRefusal } from '../server/seamlessClient.ts'
import type { RoundReports } from './roundReports.ts'
import type { Movement, WalletStore } from './walletStore.ts'

/**
 * Plays a session from the player's wallet at the vendor, by the calls of the seamless wallet. A stake is taken only while
 * the session holds at the gateway, so that nobody plays on who has signed out. Rounds that end are told to the gateway.
 */
export function ownWallet(
  store: WalletStore,
  callWallet: CallWallet,
  session: SessionRecord,
  reports: Pick<RoundReports, 'add'>,
): CallWallet {
  const { vendor, merchant, walletSession, ownPlayer = '' } = session
  const purse = { vendor, merchant, player: ownPlayer }
  const refuse = (code: 'insufficient_funds' | 'rolled_back'): WalletRefusal =>
    new WalletRefusal({ code, message: 'Refused by the wallet at the vendor' }, false)

  const tell = async (round: string, bet: Movement | undefined, end: Movement, state: 'settled' | 'cancelled') => {
    if (bet?.state !== 'done') return
    const { currency, gameId, startedAt } = session
    const endedAt = end.at ?? startedAt
    await reports.add({
      vendor,
      merchant,
      round,
      player: ownPlayer,
      gameId,
      currency,
      bet: -bet.change,
      win: state === 'settled' ? end.change : 0,
      state,
      startedAt: new Date(Math.min(bet.at ?? endedAt, endedAt)).toISOString(),
      endedAt: new Date(endedAt).toISOString(),
    })
  }
  const perform = async (call: string, body: Readonly<Record<string, string | number>>): Promise<object> => {
    const transactionId = String(body.transactionId)
    if (call === 'rollback') {
      const target = String(body.betTransactionId)
      const bet = await store.refuse({ vendor, merchant, name: target })
      if (bet.state === 'done')
        await tell(String(body.roundId), bet, await store.move(purse, transactionId, -bet.change), 'cancelled')
      return { transactionId, balance: store.balanceOf(purse) }
    }
    const known = store.find({ vendor, merchant, name: transactionId })
    if (call === 'bet' && known === undefined) await callWallet(vendor, 'balance', { merchant, session: walletSession })
    const change = Number(body.amount) * (call === 'bet' ? -1 : 1)
    const done = await store.move(purse, transactionId, change)
    if (done.state === 'refused') throw refuse(done.reason === 'refused' ? 'rolled_back' : 'insufficient_funds')
    const round = String(body.roundId)
    if (call === 'win') await tell(round, store.find({ vendor, merchant, name: stakeId(round) }), done, 'settled')
    return { transactionId, balance: done.balance }
  }

  return async (_vendor, call, body) => {
    if (call === 'authenticate') return callWallet(vendor, call, body)
    if (call === 'balance') {
      await callWallet(vendor, 'balance', { merchant, session: walletSession })
      return { balance: store.balanceOf(purse) } as never // the value of the call that was asked for
    }
    if ('wins' in body) {
      const outcomes: object[] = []
      for (const win of body.wins) outcomes.push(await perform('win', win))
      return { outcomes } as never // the same
    }
    return (await perform(call, body)) as never // the same
  }
}
