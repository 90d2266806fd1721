import type { Times } from '../schedule/schedule.ts'

/** What a promotion is for one player (P27). `comingSoon`, `joining` and `closed` follow from the clock and are never kept. */
export const promotionStatuses = [
  'comingSoon',
  'joining',
  'applying',
  'inProcess',
  'issued',
  'claimed',
  'rejected',
  'joined',
  'closed',
] as const
export type PromotionStatus = (typeof promotionStatuses)[number]

/** What a player has come to with a promotion; what is kept of them. */
export const applicationStatuses = ['applying', 'inProcess', 'issued', 'claimed', 'rejected', 'joined'] as const
export type ApplicationStatus = (typeof applicationStatuses)[number]

/** `apply` waits for a person, `join` does not; a person may `take` an application up before they decide it. */
export type PromotionMove = 'open' | 'close' | 'apply' | 'join' | 'take' | 'issue' | 'reject' | 'claim'

type Moves = Partial<Readonly<Record<PromotionMove, PromotionStatus>>>

/** Where each move leads from; what is not here is not possible. A promotion's end takes nothing from who has applied. */
const table = {
  comingSoon: { open: 'joining', close: 'closed' },
  joining: { apply: 'applying', join: 'joined', close: 'closed' },
  applying: { take: 'inProcess', issue: 'issued', reject: 'rejected' },
  inProcess: { issue: 'issued', reject: 'rejected' },
  issued: { claim: 'claimed' },
  claimed: {},
  rejected: {},
  joined: {},
  closed: {},
} as const satisfies Readonly<Record<PromotionStatus, Moves>>

/** What a promotion is after a move; nothing where it is not possible. */
export const nextPromotionStatus = (status: PromotionStatus, move: PromotionMove): PromotionStatus | undefined =>
  (table[status] as Moves)[move] // the table as it is declared

/** What a promotion is at an instant (ms) for a player who has come to `own` with it. */
export function promotionStatusAt({ startsAt, endsAt }: Times, at: number, own?: ApplicationStatus): PromotionStatus {
  if (own !== undefined) return own
  if (endsAt !== undefined && at >= Date.parse(endsAt)) return 'closed'
  return startsAt !== undefined && at < Date.parse(startsAt) ? 'comingSoon' : 'joining'
}
