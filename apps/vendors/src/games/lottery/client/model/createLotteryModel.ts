import { betTypesOf, checkPicks, type DrawForm, readBets, readPlayType } from '@foyer/rules'
import { createView } from '../../../../client/model/createView.ts'
import { readStake } from '../../../../client/model/readStake.ts'
import { type DrawsTold, type LotteryLine, mostLines, type OwnTold, type SubscriptionOrder } from '../../wire.ts'
import type { LotteryLink } from './lotteryLink.ts'
import { type Count, drawsToBuy, formOf, type LotteryModel, type LotteryShown } from './lotteryShown.ts'
import type { Place } from './places.ts'
import { quickPick } from './quickPick.ts'

interface LotteryModelOptions {
  readonly link: LotteryLink
  readonly decimals: number
  /** Tickets were bought or settled: the balance has changed. */
  readonly onMoney: () => void
  /** The part that is shown first. */
  readonly place?: Place
  /** Way to play that the address names (R13). */
  readonly wanted?: string | undefined
  readonly onPlace?: (place: Place) => void
  /** The ticket that was in the making when the page was left. */
  readonly loadTicket?: (form: DrawForm) => Partial<LotteryShown>
}

export function createLotteryModel({
  link,
  decimals,
  onMoney,
  place: firstPlace = 'pick',
  wanted,
  onPlace = () => undefined,
  loadTicket = () => ({}),
}: LotteryModelOptions): LotteryModel {
  const view = createView<LotteryShown>({
    ahead: 0,
    isConnected: true,
    place: firstPlace,
    picks: [],
    lines: [],
    price: '1',
    count: 1,
    isBuying: false,
  })
  const { change } = view
  const chosen = () => {
    const { type, view: told } = view.view()
    const form = formOf(told)
    return form && betTypesOf(form).find(({ id }) => id === type)
  }
  const addLines = (more: readonly LotteryLine[]): void => {
    const { lines } = view.view()
    const all = [...lines, ...more]
    change({
      lines: all.slice(0, mostLines),
      meantFor: drawsToBuy(view.view())[0]?.numero,
      bought: undefined,
      begun: undefined,
      problem: all.length > mostLines ? { code: 'full' } : undefined,
    })
  }
  const firstType = (form: DrawForm) => readPlayType(form, wanted) ?? betTypesOf(form)[0]?.id ?? 'spots'

  let told: { readonly draws?: DrawsTold; readonly own?: OwnTold } = {}
  /** Shows what is known once all of it is. */
  const learn = (part: typeof told): void => {
    told = { ...told, ...part }
    const { draws, own } = told
    if (draws === undefined || own === undefined) return
    const { type, view: before } = view.view()
    const form = formOf({ ...draws, ...own })
    change({
      view: { ...draws, ...own },
      ...(part.draws && { ahead: part.draws.now - Date.now(), isConnected: true }),
      ...(type === undefined && form ? { type: firstType(form), ...loadTicket(form) } : {}),
    })
    if (own.waiting < (before?.waiting ?? 0)) onMoney()
  }
  const asking = async (ask: () => Promise<void>): Promise<void> => {
    try {
      await ask()
    } catch (error) {
      if (!link.isUnanswered(error)) throw error
      change({ isConnected: false })
    }
  }
  const askTickets = (): Promise<void> => asking(async () => change({ tickets: await link.tickets() }))
  /** Tickets that are looked at are asked for again once something of them has changed. */
  const renewTickets = (): void => {
    if (view.view().place === 'tickets') void askTickets()
  }
  const update = async (): Promise<void> =>
    asking(async () => {
      const { now, next, last, ...own } = await link.draws()
      learn({ draws: { now, next, last }, own })
      renewTickets()
    })

  type Order = Omit<SubscriptionOrder, 'draws'>
  const buyTickets = async (order: Order): Promise<boolean> => {
    const numeros = drawsToBuy(view.view()).map(({ numero }) => numero)
    const { tickets, refused } = await link.buy({ ...order, numeros })
    change({ bought: tickets, problem: refused })
    if (tickets.length > 0) onMoney()
    // What was bought in part is not bought again by the same press.
    return tickets.length > 0 || refused === undefined
  }
  const subscribe = async (order: Order, count: Exclude<Count, number>): Promise<boolean> => {
    const { subscription, refused } = await link.begin({
      ...order,
      ...(count === 'each' ? {} : { draws: Number(count.slice('each'.length)) }),
    })
    change({ begun: subscription, problem: refused })
    if (subscription) onMoney()
    return subscription !== undefined
  }

  return {
    subscribe: view.subscribe,
    view: view.view,
    update,
    // The page and its server are one build: what arrives under a name has the shape of that name.
    take: ({ name, data }) => {
      // The lottery's own server sends these.
      if (name === 'draws') learn({ draws: JSON.parse(data) as DrawsTold })
      if (name === 'own') {
        // As above.
        learn({ own: JSON.parse(data) as OwnTold })
        renewTickets()
      }
      if (name === 'away') change({ isConnected: false })
    },
    // What is shown may be old until the stream has spoken again.
    setConnected: (isConnected) => {
      if (!isConnected) change({ isConnected })
    },
    go: (place) => {
      change({ place })
      onPlace(place)
      renewTickets()
    },
    choose: (type) => change({ type, picks: [], typed: undefined }),
    setPicks: (picks) => change({ picks, typed: undefined, bought: undefined }),
    toggle: (pick) => {
      const { picks } = view.view()
      const type = chosen()
      if (type === undefined) return
      if (picks.includes(pick)) return change({ picks: picks.filter((one) => one !== pick), typed: undefined })
      const most = type.picks.of === 'balls' ? type.picks.most : type.picks.of === 'digits' ? type.picks.count : 1
      // The one chosen first makes place.
      change({ picks: [...picks, pick].slice(-most), typed: undefined, bought: undefined })
    },
    read: (text) => {
      const type = chosen()
      if (type === undefined) return
      const typed = { text, ...readBets(type.picks, text) }
      change({ picks: typed.bets[0] ?? [], typed, bought: undefined })
    },
    quick: () => {
      const type = chosen()
      if (type) change({ picks: quickPick(type.picks, view.view().picks.length), typed: undefined, bought: undefined })
    },
    add: () => {
      const type = chosen()
      const { picks, typed } = view.view()
      const bets = typed?.bets ?? [picks]
      if (type === undefined || typed?.problem || bets.some((one) => checkPicks(type.picks, one) !== undefined))
        return false
      addLines(bets.map((one) => ({ type: type.id, picks: one })))
      change({ picks: [], typed: undefined })
      return true
    },
    addLines,
    remove: (index) => change({ lines: view.view().lines.filter((_, at) => at !== index), problem: undefined }),
    clear: () => change({ lines: [], problem: undefined }),
    setPrice: (price) => change({ price, problem: undefined }),
    setCount: (count) => change({ count, problem: undefined }),
    stop: (id) => asking(() => link.stop(id)),
    buy: async () => {
      const { isBuying, lines, price: text } = view.view()
      const price = readStake(text, decimals)
      if (isBuying || lines.length === 0) return false
      if (price === undefined) {
        change({ problem: { code: 'no_price' } })
        return false
      }
      const { count } = view.view()
      change({ isBuying: true, problem: undefined, bought: undefined, begun: undefined })
      try {
        const order = { id: crypto.randomUUID(), price, lines }
        const isBought = await (typeof count === 'number' ? buyTickets(order) : subscribe(order, count))
        if (isBought) change({ lines: [], count: 1 })
        return isBought
      } catch (error) {
        if (!link.isUnanswered(error)) throw error
        change({ problem: { code: 'round_cancelled' } })
        return false
      } finally {
        change({ isBuying: false })
      }
    },
  }
}
