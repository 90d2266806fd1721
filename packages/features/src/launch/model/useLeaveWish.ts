import { type RefObject, useEffect, useRef } from 'react'
import { followLeave } from './followLeave.ts'

/** Leads back when the lottery in the frame says that its player wants to (I48). */
export function useLeaveWish(
  frame: RefObject<HTMLIFrameElement | null>,
  address: string | undefined,
  onLeave: () => void,
): void {
  const last = useRef(onLeave)
  useEffect(() => {
    last.current = onLeave
  })
  useEffect(() => {
    if (address === undefined) return undefined
    return followLeave({
      page: window,
      game: () => frame.current?.contentWindow,
      origin: new URL(address).origin,
      onLeave: () => last.current(),
    })
  }, [frame, address])
}
