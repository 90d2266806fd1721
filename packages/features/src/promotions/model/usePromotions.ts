import type { Application, Promotion } from '@foyer/contract'
import { announcementsQuery, useClockOffset, useScheduleTime, useSession } from '@foyer/feature-api'
import { type PromotionStatus, promotionStatusAt } from '@foyer/rules'
import { useEffect, useState } from 'react'
import { useOperation, useRuntime } from './calls.ts'

/** How often applications that wait for a person are asked for, in ms. */
const waitingInterval = 10_000

export interface PlayersPromotion extends Promotion {
  readonly application?: Application
  /** Nothing until the page knows what time it is. */
  readonly status?: PromotionStatus
  /** Nobody could say what the player has come to, or who the player is. */
  readonly isUnanswered?: true
}

interface Promotions {
  readonly list: readonly PlayersPromotion[] | undefined
  readonly isBroken: boolean
  readonly askAgain: () => void
  /** The world's clock minus this device's, in ms. */
  readonly clockOffset: number
}

/**
 * What is told of promotions, and what the player has come to with each. A page that was written ahead names no status, as time goes on
 * after it is written (QB03).
 */
export function usePromotions(): Promotions {
  const { data, isError, refetch } = useOperation('announcements', announcementsQuery)
  const { status, role } = useSession()
  const hasAccount = status === 'signedIn' && role !== 'trial'
  const [isWaiting, setWaiting] = useState(false)
  const own = useOperation('applications', undefined, {
    enabled: hasAccount,
    ...(isWaiting && { refetchInterval: waitingInterval }),
  })
  const applications = hasAccount ? own.data?.list : undefined
  useEffect(
    () => setWaiting(applications?.some((one) => one.status === 'applying' || one.status === 'inProcess') ?? false),
    [applications],
  )
  const clockOffset = useClockOffset(true)
  const told = data?.promotion
  const now = useScheduleTime(told, clockOffset)
  const list = told?.map((promotion): PlayersPromotion => {
    const application = applications?.find(({ promotionId }) => promotionId === promotion.id)
    const isUnanswered = status === 'unreachable' || (hasAccount && own.isError && own.data === undefined)
    const isKnown =
      now !== undefined && status !== 'unknown' && !isUnanswered && (!hasAccount || own.data !== undefined)
    return {
      ...promotion,
      ...(isUnanswered && { isUnanswered }),
      ...(application && { application }),
      ...(isKnown && { status: promotionStatusAt(promotion, now, application?.status) }),
    }
  })
  const { refreshSession } = useRuntime()
  const askAgain = (): void => {
    if (status === 'unreachable') void refreshSession().catch(() => undefined)
    if (hasAccount) void own.refetch()
    void refetch()
  }
  return { list, isBroken: isError && !data, askAgain, clockOffset }
}
