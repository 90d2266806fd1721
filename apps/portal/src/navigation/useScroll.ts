import { useEffect, useLayoutEffect, useRef } from 'react'
import { NavigationType, useNavigationType } from 'react-router-dom'
import { usePlace } from './usePlace.ts'

/** Milliseconds in which a page may still grow to where it was scrolled to. */
const patience = 600

function scrollBack(top: number): () => void {
  const until = performance.now() + patience
  let frame = 0
  const attempt = (): void => {
    scrollTo(0, top)
    if (Math.abs(scrollY - top) > 2 && performance.now() < until) frame = requestAnimationFrame(attempt)
  }
  attempt()
  return () => cancelAnimationFrame(frame)
}

/** New pages start at their top or at their hash; going back and forth returns to where the page was left. */
export function useScroll(): void {
  const { key, pathname, hash } = usePlace()
  const type = useNavigationType()
  const positions = useRef(new Map<string, number>())
  const before = useRef({ key, pathname })

  useEffect(() => {
    history.scrollRestoration = 'manual'
    const listening = new AbortController()
    const remember = () => void positions.current.set(before.current.key, scrollY)
    addEventListener('scroll', remember, { signal: listening.signal, passive: true })
    // A reload is the browser's: it knows the place better than a new page does.
    const leaveToBrowser = (): void => {
      history.scrollRestoration = 'auto'
    }
    addEventListener('pagehide', leaveToBrowser, { signal: listening.signal })
    return () => listening.abort()
  }, [])

  useLayoutEffect(() => {
    const last = before.current
    if (last.key === key) return undefined
    before.current = { key, pathname }
    if (type !== NavigationType.Pop) positions.current.set(key, scrollY) // where it is left, if nobody scrolls there
    if (type === NavigationType.Pop) return scrollBack(positions.current.get(key) ?? 0)
    if (last.pathname !== pathname && !hash) scrollTo(0, 0)
    if (hash) document.getElementById(decodeURIComponent(hash.slice(1)))?.scrollIntoView()
    return undefined
  }, [key, pathname, hash, type])
}
