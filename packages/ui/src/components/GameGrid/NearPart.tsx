import { type ReactNode, useRef } from 'react'
import { useNear, type WhenNear } from './useNear.ts'

interface NearPartProps {
  part: 'group' | 'chunk'
  /** It is part of what the list shows first. */
  startsNear: boolean
  /** When it counts as near; without it nobody looks yet. */
  when: WhenNear | undefined
  children: (isNear: boolean) => ReactNode
}

/** Some rows of a long list, which cost the browser nothing while they are far away. */
export function NearPart({ part, startsNear, when, children }: NearPartProps) {
  const ref = useRef<HTMLDivElement>(null)
  const isNear = useNear(ref, startsNear, when)
  return (
    <div ref={ref} data-part={part} role="presentation">
      {children(isNear)}
    </div>
  )
}
