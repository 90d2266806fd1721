import { useEffect, useRef } from 'react'

interface TurnBarProps {
  /** By the server's clock, ms. */
  readonly from: number
  readonly until: number
  /** The server's clock less this one's, ms. */
  readonly ahead: number
}

/** How much of a turn is left: a line that grows shorter. */
export function TurnBar({ from, until, ahead }: TurnBarProps) {
  const bar = useRef<HTMLSpanElement>(null)
  useEffect(() => {
    const left = until - ahead - Date.now()
    const animation = bar.current?.animate(
      [{ transform: `scaleX(${Math.max(0, Math.min(1, left / (until - from)))})` }, { transform: 'scaleX(0)' }],
      { duration: Math.max(1, left), fill: 'forwards' },
    )
    return () => animation?.cancel()
  }, [from, until, ahead])
  return (
    <span className="turn-track" aria-hidden="true">
      <span ref={bar} className="turn-bar" />
    </span>
  )
}
