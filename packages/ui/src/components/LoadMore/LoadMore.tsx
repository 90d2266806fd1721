import { useEffect, useRef, useState } from 'react'
import { Button } from '../Button/Button.tsx'
import { type LoadMoreLabels, loadMoreLabels } from './LoadMore.labels.ts'
import { LoadMoreRoot } from './LoadMore.styles.ts'
import { createLoadMoreGate } from './loadMoreGate.ts'

export interface LoadMoreProps {
  /** Loads the next part of the list; called once for many presses (L25). */
  onLoad: () => void
  /** A part is on its way; presses are ignored. */
  isBusy?: boolean
  labels?: LoadMoreLabels
}

/** Below a list that grows: a button that loads its next part (L25). Leave it out where nothing more can come. */
export function LoadMore({ onLoad, isBusy = false, labels = loadMoreLabels }: LoadMoreProps) {
  const latest = useRef(onLoad)
  useEffect(() => {
    latest.current = onLoad
  })
  const [gate] = useState(() => createLoadMoreGate(() => latest.current()))
  useEffect(() => gate.stop, [gate])
  return (
    <LoadMoreRoot>
      <Button isBusy={isBusy} onClick={gate.press}>
        {labels.loadMore}
      </Button>
    </LoadMoreRoot>
  )
}
