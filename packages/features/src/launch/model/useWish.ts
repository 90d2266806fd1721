import { type RefObject, useEffect, useRef } from 'react'
import { followWish } from './followWish.ts'

/** Does what the player of the game in the frame wants of the page around it, by a message of the contract's frame (I48, H18). */
export function useWish(
  frame: RefObject<HTMLIFrameElement | null>,
  address: string | undefined,
  wish: string,
  onWish: () => void,
): void {
  const last = useRef(onWish)
  useEffect(() => {
    last.current = onWish
  })
  useEffect(() => {
    if (address === undefined) return undefined
    return followWish({
      page: window,
      game: () => frame.current?.contentWindow,
      origin: new URL(address).origin,
      wish,
      onWish: () => last.current(),
    })
  }, [frame, address, wish])
}
