import type { LotteryDraw } from '@foyer/contract'
import type { BetTypeId } from '@foyer/rules'

/** One bet of a ticket. */
export interface LotteryLine {
  readonly type: BetTypeId
  readonly picks: readonly string[]
}

/** Limits in minor units. */
export interface LotteryLimits {
  /** Of one line. */
  readonly least: number
  readonly most: number
  /** Of a ticket for one draw. */
  readonly ticket: number
  /** What a line may pay at most. */
  readonly payout: number
}

export const mostLines = 20
export const mostDraws = 10

/** What all who look at a lottery are told, whenever it changes. */
export interface DrawsTold {
  /** The world's time, ms since 1970. */
  readonly now: number
  /** Draws that bets may be for, the next first. */
  readonly next: readonly LotteryDraw[]
  /** Drawn ones, the last first. */
  readonly last: readonly LotteryDraw[]
}

/** What a player is told of their own. */
export interface OwnTold {
  readonly limits: LotteryLimits
  /** The player's tickets among the last that are not paid yet: when it falls, the balance may have changed. */
  readonly waiting: number
  /** The player's subscriptions to this lottery, those that run first. */
  readonly subscriptions: readonly SubscriptionView[]
}

/** What the stream of a lottery says. `away`: the draws cannot be read at present; nothing else is known to have changed. */
export interface LotteryEvents {
  readonly draws: DrawsTold
  readonly own: OwnTold
  readonly away: Record<string, never>
}

export interface LotteryView extends DrawsTold, OwnTold {}

/** A ticket for one draw or several that follow each other; each is a bet of its own. */
export interface TicketOrder {
  /** Chosen by the browser; the same id always has the same tickets. */
  readonly id: string
  readonly numeros: readonly string[]
  /** Price of one line, minor units. */
  readonly price: number
  readonly lines: readonly LotteryLine[]
}

export interface TicketView {
  readonly id: string
  /** As the bet records show it. */
  readonly reference: string
  /** When it was bought, ms since 1970. */
  readonly at: number
  readonly numero: string
  readonly drawsAt: string
  readonly price: number
  readonly stake: number
  readonly lines: readonly (LotteryLine & { readonly win?: number })[]
  readonly state: 'open' | 'won' | 'lost' | 'void'
  /** What it paid, once it is settled. */
  readonly win?: number
  readonly result?: LotteryDraw['result']
}

/** Draws that one may be for; nothing for each until it is stopped. */
export const subscribedDraws = [10, 30, 100] as const
/** Subscriptions of a player to one lottery that run at a time. */
export const mostSubscriptions = 5
/** Days after which one ends in any case. */
export const subscriptionDays = 90

/** Lines that are bought for each draw as its sale opens. */
export interface SubscriptionOrder {
  /** Chosen by the browser; the same id is always the same subscription. */
  readonly id: string
  /** Price of one line, minor units. */
  readonly price: number
  readonly lines: readonly LotteryLine[]
  /** For so many draws; nothing for each until it is stopped. */
  readonly draws?: number
}

/**
 * Why no more is bought: all draws were, the player has stopped it, its days are over, the balance is short, or the wallet takes no more
 * of it, as of a frozen account.
 */
export const subscriptionEnds = ['done', 'stopped', 'expired', 'balance', 'refused'] as const
export type SubscriptionEnd = (typeof subscriptionEnds)[number]

export interface SubscriptionView extends SubscriptionOrder {
  /** When it was begun, and when it ends at the latest, ms since 1970. */
  readonly at: number
  readonly until: number
  readonly stake: number
  /** Draws that were bought, and those that could not be. */
  readonly bought: number
  readonly missed: number
  readonly ended?: SubscriptionEnd
}

export interface SubscriptionAnswer {
  readonly subscription?: SubscriptionView
  readonly refused?: Required<TicketAnswer>['refused']
}

export type TicketProblem =
  /** The sale for the draw is over. */
  | 'sale_closed'
  /** There is no such draw. */
  | 'draw_unknown'
  | 'picks_wrong'
  | 'below_limit'
  | 'stake_limit'
  | 'ticket_limit'
  | 'payout_limit'
  | 'ticket_conflict'
  | 'insufficient_funds'
  /** The balance does not cover an order of several draws; nothing of it was bought. */
  | 'order_short'
  | 'round_cancelled'
  /** So many subscriptions run already. */
  | 'subscriptions_full'
  /** With play money nothing is subscribed to. */
  | 'play_money'

export interface TicketAnswer {
  /** Tickets that were bought: all of them, or those before the one that was refused. */
  readonly tickets: readonly TicketView[]
  /** Balance after the last of them. */
  readonly balance?: number
  /** Why the rest was not. */
  readonly refused?: {
    readonly code: TicketProblem
    /** The draw it is about. */
    readonly numero?: string
    /** Place of the line it is about. */
    readonly line?: number
    /** The limit that was passed, or what the whole order costs. */
    readonly amount?: number
  }
}
