import { type RefObject, useEffect } from 'react'

/** Tells a game that has loaded what its player chose outside of it, and every change of it: a message of the contract's frame (H17). */
export function useToldInPlay(
  frame: RefObject<HTMLIFrameElement | null>,
  address: string | undefined,
  message: string,
): void {
  useEffect(() => {
    if (address === undefined) return
    frame.current?.contentWindow?.postMessage(message, new URL(address).origin)
  }, [frame, address, message])
}
