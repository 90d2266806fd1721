import type { BetTypeId, DrawForm, TypedBets } from '@foyer/rules'
import type { StreamEvent } from '../../../../client/api/parseEvents.ts'
import type { View } from '../../../../client/model/createView.ts'
import type { LotteryLine, LotteryView, SubscriptionView, TicketAnswer, TicketView } from '../../wire.ts'
import type { Place } from './places.ts'

/** For how many draws: the next ones, or a subscription to so many or to each. */
export type Count = number | `each${number}` | 'each'

/** What a count stands for that was written as text. */
export const countOf = (text: string): Count =>
  text === 'each' ? text : text.startsWith('each') ? `each${Number(text.slice(4))}` : Number(text)

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
  /** What the field is read as while something is typed there. */
  readonly typed?: (TypedBets & { readonly text: string }) | undefined
  readonly lines: readonly LotteryLine[]
  /** Number of the draw that was on sale when the last line was added. */
  readonly meantFor?: string | undefined
  /** As it is typed. */
  readonly price: string
  /** Draws that are bought at once, or those of a subscription, or each until it is stopped. */
  readonly count: Count
  readonly isBuying: boolean
  readonly problem?: Problem | undefined
  /** Bought just now. */
  readonly bought?: readonly TicketView[] | undefined
  /** Begun just now. */
  readonly begun?: SubscriptionView | undefined
  readonly tickets?: readonly TicketView[]
}

export interface LotteryModel extends Pick<View<LotteryShown>, 'subscribe' | 'view'> {
  /** What the server tells. */
  readonly take: (event: StreamEvent) => void
  readonly setConnected: (isConnected: boolean) => void
  /** Asks for what the stream would tell, where there is none. */
  readonly update: () => Promise<void>
  readonly go: (place: Place) => void
  readonly choose: (type: BetTypeId) => void
  readonly toggle: (pick: string) => void
  readonly setPicks: (picks: readonly string[]) => void
  /** Reads numbers that were typed or pasted; the first bet is shown as picked, all of them are added together. */
  readonly read: (text: string) => void
  readonly quick: () => void
  /** Puts what is picked or typed on the ticket; answers whether it did. */
  readonly add: () => boolean
  readonly addLines: (lines: readonly LotteryLine[]) => void
  readonly remove: (index: number) => void
  readonly clear: () => void
  readonly setPrice: (price: string) => void
  readonly setCount: (count: Count) => void
  /** Buys the ticket or begins the subscription; answers whether it came to pass whole. */
  readonly buy: () => Promise<boolean>
  readonly stop: (id: string) => Promise<void>
}

export const formOf = (view: LotteryView | undefined): DrawForm | undefined => (view?.next[0] ?? view?.last[0])?.form

/** The draws that a ticket bought now is for. */
export const drawsToBuy = ({ view, ahead, count }: LotteryShown) =>
  (view?.next ?? [])
    .filter(({ closesAt }) => Date.parse(closesAt) > Date.now() + ahead)
    .slice(0, typeof count === 'number' ? count : 1)

/** The draw that a ticket was made up for and whose sale has closed since, with the one it is for now. */
export function passedDraw(shown: LotteryShown) {
  const [now] = drawsToBuy({ ...shown, count: 1 })
  const { meantFor } = shown
  return meantFor === undefined || meantFor === now?.numero ? undefined : { numero: meantFor, next: now?.numero }
}
