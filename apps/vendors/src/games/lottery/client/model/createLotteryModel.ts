import { type BetTypeId, betTypesOf, checkPicks, type DrawForm, readPicks } from '@foyer/rules'
import { createView, type View } from '../../../../client/model/createView.ts'
import { readStake } from '../../../../client/model/readStake.ts'
import { type LotteryLine, type LotteryView, mostLines, type TicketAnswer, type TicketView } from '../../wire.ts'
import type { LotteryLink } from './lotteryLink.ts'
import { quickPick } from './quickPick.ts'

export type Place = 'pick' | 'tickets' | 'results'
type Problem = Required<TicketAnswer>['refused'] | { readonly code: 'no_price' | 'full' }

export interface LotteryShown {
  /** Absent until the first answer. */
  readonly view?: LotteryView
  /** World's time minus this page's, ms. */
  readonly ahead: number
  readonly isConnected: boolean
  readonly place: Place
  readonly type?: BetTypeId
  readonly picks: readonly string[]
  readonly lines: readonly LotteryLine[]
  /** As it is typed. */
  readonly price: string
  /** Draws that are bought. */
  readonly count: number
  readonly isBuying: boolean
  readonly problem?: Problem | undefined
  /** Bought just now. */
  readonly bought?: readonly TicketView[] | undefined
  readonly tickets?: readonly TicketView[]
}

export interface LotteryModel extends Pick<View<LotteryShown>, 'subscribe' | 'view'> {
  readonly update: () => Promise<void>
  readonly go: (place: Place) => void
  readonly choose: (type: BetTypeId) => void
  readonly toggle: (pick: string) => void
  readonly setPicks: (picks: readonly string[]) => void
  /** Reads numbers that were typed or pasted; several whole bets become lines. */
  readonly read: (text: string) => void
  readonly quick: () => void
  /** Puts what is picked on the ticket. */
  readonly add: () => void
  readonly addLines: (lines: readonly LotteryLine[]) => void
  readonly remove: (index: number) => void
  readonly clear: () => void
  readonly setPrice: (price: string) => void
  readonly setCount: (count: number) => void
  readonly buy: () => Promise<void>
}

interface LotteryModelOptions {
  readonly link: LotteryLink
  readonly decimals: number
  /** Tickets were bought: the balance has changed. */
  readonly onBought: () => void
}

export const formOf = (view: LotteryView | undefined): DrawForm | undefined => (view?.next[0] ?? view?.last[0])?.form

/** The draws that a ticket bought now is for. */
export const drawsToBuy = ({ view, ahead, count }: LotteryShown) =>
  (view?.next ?? []).filter(({ closesAt }) => Date.parse(closesAt) > Date.now() + ahead).slice(0, count)

export function createLotteryModel({ link, decimals, onBought }: LotteryModelOptions): LotteryModel {
  const view = createView<LotteryShown>({
    ahead: 0,
    isConnected: true,
    place: 'pick',
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
      bought: undefined,
      problem: all.length > mostLines ? { code: 'full' } : undefined,
    })
  }

  const update = async (): Promise<void> => {
    try {
      const { place, type } = view.view()
      const [told, tickets] = await Promise.all([
        link.draws(),
        place === 'tickets' ? link.tickets() : Promise.resolve(undefined),
      ])
      const form = formOf(told)
      change({
        view: told,
        ahead: told.now - Date.now(),
        isConnected: true,
        ...(tickets && { tickets }),
        ...(type === undefined && form ? { type: betTypesOf(form)[0]?.id ?? 'spots' } : {}),
      })
    } catch (error) {
      if (!link.isUnanswered(error)) throw error
      change({ isConnected: false })
    }
  }

  return {
    subscribe: view.subscribe,
    view: view.view,
    update,
    go: (place) => {
      change({ place })
      void update()
    },
    choose: (type) => change({ type, picks: [] }),
    setPicks: (picks) => change({ picks, bought: undefined }),
    toggle: (pick) => {
      const { picks } = view.view()
      const type = chosen()
      if (type === undefined) return
      if (picks.includes(pick)) return change({ picks: picks.filter((one) => one !== pick) })
      const most = type.picks.of === 'balls' ? type.picks.most : type.picks.of === 'digits' ? type.picks.count : 1
      // The one chosen first makes place.
      change({ picks: [...picks, pick].slice(-most), bought: undefined })
    },
    read: (text) => {
      const type = chosen()
      if (type === undefined) return
      const { picks: wanted, id } = type
      const found = readPicks(wanted, text)
      const size = wanted.of === 'balls' ? wanted.most : wanted.of === 'digits' ? wanted.count : 1
      const whole = Array.from({ length: Math.floor(found.length / size) }, (_, at) =>
        found.slice(at * size, (at + 1) * size),
      )
      const lines = whole.filter((picks) => checkPicks(wanted, picks) === undefined)
      if (lines.length > 1) addLines(lines.map((picks) => ({ type: id, picks })))
      else change({ picks: found.slice(0, size) })
    },
    quick: () => {
      const type = chosen()
      if (type) change({ picks: quickPick(type.picks, view.view().picks.length), bought: undefined })
    },
    add: () => {
      const type = chosen()
      const { picks } = view.view()
      if (type === undefined || checkPicks(type.picks, picks) !== undefined) return
      addLines([{ type: type.id, picks }])
      change({ picks: [] })
    },
    addLines,
    remove: (index) => change({ lines: view.view().lines.filter((_, at) => at !== index), problem: undefined }),
    clear: () => change({ lines: [], problem: undefined }),
    setPrice: (price) => change({ price, problem: undefined }),
    setCount: (count) => change({ count, problem: undefined }),
    buy: async () => {
      const { isBuying, lines, price: text } = view.view()
      const price = readStake(text, decimals)
      if (isBuying || lines.length === 0) return
      if (price === undefined) return change({ problem: { code: 'no_price' } })
      const numeros = drawsToBuy(view.view()).map(({ numero }) => numero)
      change({ isBuying: true, problem: undefined, bought: undefined })
      try {
        const answer = await link.buy({ id: crypto.randomUUID(), numeros, price, lines })
        change({ bought: answer.tickets, problem: answer.refused, ...(answer.refused ? {} : { lines: [] }) })
        if (answer.tickets.length > 0) onBought()
      } finally {
        change({ isBuying: false })
      }
      await update()
    },
  }
}
