import { useEffect, useRef, useState } from 'react'
import { NavigationType, useNavigationType } from 'react-router-dom'
import { createFocusMemory } from './focusMemory.ts'
import { usePlace } from './usePlace.ts'

/** Milliseconds in which a page may still draw what had the focus. */
const patience = 600

/** What somebody has opened while the page was on its way, and is about to choose from. */
const opened = ':has(> [aria-expanded=true]), details[open]'

function focusContent(): void {
  const content = document.getElementById('content')
  const active = document.activeElement
  // A page may have put the focus on the field that it is worked with.
  const hasFocus = content !== active && content?.contains(active)
  if (!location.hash && !hasFocus && !active?.closest(opened)) content?.focus({ preventScroll: true })
}

/** Puts the focus on the content of a new page; going back and forth returns it to what had it when the page was left. */
export function useArrivalFocus(): void {
  const { key, pathname } = usePlace()
  const type = useNavigationType()
  const [memory] = useState(() => createFocusMemory(() => document))
  const here = useRef({ key, pathname })

  useEffect(() => {
    const listening = new AbortController()
    const note = ({ target }: FocusEvent): void => {
      // What lies over the page goes with it.
      if (target instanceof Element && !target.closest('dialog')) memory.note(here.current.key, target)
    }
    addEventListener('focusin', note, { signal: listening.signal })
    return () => listening.abort()
  }, [memory])

  useEffect(() => {
    const last = here.current
    here.current = { key, pathname }
    if (last.pathname === pathname) return undefined
    if (type !== NavigationType.Pop) {
      focusContent()
      return undefined
    }
    const until = performance.now() + patience
    let frame = 0
    const attempt = (): void => {
      const element = memory.find(key)
      element?.focus({ preventScroll: true })
      if (element && document.activeElement === element) return
      if (performance.now() < until) frame = requestAnimationFrame(attempt)
      else focusContent()
    }
    attempt()
    return () => cancelAnimationFrame(frame)
  }, [key, pathname, type, memory])
}
