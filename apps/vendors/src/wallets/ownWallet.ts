import type { SessionRecord } from '../frame/store/records.ts'
import type { CallWallet } from '../server/seamlessClient.ts'
import { WalletRefusal } from '../server/seamlessClient.ts'
import type { WalletStore } from './walletStore.ts'

/**
 * Plays a session from the player's wallet at the vendor, by the calls of the seamless wallet. A stake is taken only while
 * the session holds at the gateway, so that nobody plays on who has signed out.
 */
export function ownWallet(store: WalletStore, callWallet: CallWallet, session: SessionRecord): CallWallet {
  const { vendor, merchant, walletSession, ownPlayer = '' } = session
  const purse = { vendor, merchant, player: ownPlayer }
  const refuse = (code: 'insufficient_funds' | 'rolled_back'): WalletRefusal =>
    new WalletRefusal({ code, message: 'Refused by the wallet at the vendor' }, false)

  const perform = async (call: string, body: Readonly<Record<string, string | number>>): Promise<object> => {
    const transactionId = String(body.transactionId)
    if (call === 'rollback') {
      const target = String(body.betTransactionId)
      const bet = await store.refuse({ vendor, merchant, name: target })
      if (bet.state === 'done') await store.move(purse, transactionId, -bet.change)
      return { transactionId, balance: store.balanceOf(purse) }
    }
    if (call === 'win' && body.amount === 0) return { transactionId, balance: store.balanceOf(purse) }
    const known = store.find({ vendor, merchant, name: transactionId })
    if (call === 'bet' && known === undefined) await callWallet(vendor, 'balance', { merchant, session: walletSession })
    const change = Number(body.amount) * (call === 'bet' ? -1 : 1)
    const done = await store.move(purse, transactionId, change)
    if (done.state === 'refused') throw refuse(done.reason === 'refused' ? 'rolled_back' : 'insufficient_funds')
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
