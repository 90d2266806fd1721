import { useEffect, useRef } from 'react'

/**
 * A game whose heart is taken away leaves the list with the button that was pressed. Who works by keyboard goes on at the heart that
 * has come to its place, or at the heading where none is left.
 */
export function useNextHeart(panelId: string, count: number): (place: number) => void {
  const pressed = useRef<number>(undefined)
  const before = useRef(count)
  useEffect(() => {
    const isFewer = count < before.current
    before.current = count
    const place = pressed.current
    if (!isFewer || place === undefined) return
    pressed.current = undefined
    if (document.activeElement !== document.body) return
    const hearts = document.querySelectorAll<HTMLElement>(`#${panelId} button[aria-pressed]`)
    const heading = document.querySelector<HTMLElement>('main h1')
    if (heading && hearts.length === 0) heading.tabIndex = -1
    const next = hearts[Math.min(place, hearts.length - 1)] ?? heading
    next?.focus({ preventScroll: true })
  }, [panelId, count])
  return (place) => {
    pressed.current = place
  }
}
