import type { PromotionStatus } from '@foyer/rules'
import { Badge } from '@foyer/ui/Badge'
import { useT } from '../model/useT.ts'

const tones = {
  comingSoon: 'info',
  joining: 'positive',
  applying: 'neutral',
  inProcess: 'neutral',
  issued: 'accent',
  claimed: 'positive',
  rejected: 'negative',
  joined: 'positive',
  closed: 'neutral',
} as const satisfies Readonly<Record<PromotionStatus, string>>

/** What a promotion is for the player (P27). */
export function StatusBadge({ status }: { readonly status: PromotionStatus }) {
  return <Badge tone={tones[status]}>{useT()(`status_${status}`)}</Badge>
}
