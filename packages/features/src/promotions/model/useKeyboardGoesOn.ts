import { type RefObject, useEffect, useRef } from 'react'

/**
 * Takes the keyboard over from a form or a button that has gone, once what it asked for has happened. What a page only comes to know, as it
 * is loaded, moves nothing: `undefined` stands for that.
 */
export function useKeyboardGoesOn(state: string | undefined): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null)
  const before = useRef(state)
  useEffect(() => {
    const hasMoved = before.current !== undefined && before.current !== state
    before.current = state
    if (hasMoved && document.activeElement === document.body) heading.current?.focus({ preventScroll: true })
  }, [state])
  return heading
}
