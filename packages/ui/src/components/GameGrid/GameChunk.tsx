import { type ReactNode, useRef } from 'react'
import { useNear } from './useNear.ts'

interface GameChunkProps {
  /** The chunk is part of what the list shows first. */
  startsNear: boolean
  /** Its tiles; those of a far chunk do without artwork. */
  children: (isFar: boolean) => ReactNode
}

/** Some rows of a long list, which cost the browser nothing while they are far away. */
export function GameChunk({ startsNear, children }: GameChunkProps) {
  const ref = useRef<HTMLDivElement>(null)
  const isNear = useNear(ref, startsNear)
  return (
    <div ref={ref} data-part="chunk" role="presentation">
      {children(!isNear)}
    </div>
  )
}
