import type { MemberInfo } from '@foyer/contract'
import { Badge } from '@foyer/ui/Badge'
import { useId } from 'react'

/** The club a member is in, with its colours from one to the other beside the name, where any colour can be told apart (EN01). */
export function ClubBadge({ club: { labelName, color, color2 } }: { club: NonNullable<MemberInfo['clubLabel']> }) {
  const id = useId()
  return (
    <Badge
      icon={
        <svg viewBox="0 0 12 12" aria-hidden="true">
          <linearGradient id={id}>
            <stop stopColor={color} />
            <stop offset="1" stopColor={color2} />
          </linearGradient>
          <circle
            cx="6"
            cy="6"
            r="5.5"
            fill={`url(#${id})`}
            stroke="currentColor"
            strokeOpacity="0.35"
            strokeWidth="0.75"
          />
        </svg>
      }
    >
      {labelName}
    </Badge>
  )
}
