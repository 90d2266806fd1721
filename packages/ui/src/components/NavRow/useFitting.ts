import { type RefObject, useEffect, useRef, useState } from 'react'
import { fitting } from './fitting.ts'

/**
 * How many of the entries of a row fit into it, in sizes the browser tells after it has laid the page out. A row that is
 * a column, as in a drawer, holds all.
 */
export function useFitting(count: number): {
  readonly rootRef: RefObject<HTMLDivElement | null>
  readonly fit: number
} {
  const rootRef = useRef<HTMLDivElement>(null)
  const [fit, setFit] = useState(count)
  useEffect(() => {
    const root = rootRef.current
    if (!root) return
    const entries = [...root.querySelectorAll(':scope > [data-part=row] > [data-part=entry]')].slice(0, count)
    const more = root.querySelector(':scope > [data-part=more]')
    const widths = new Map<Element, number>()
    const widthOf = (element: Element): number => widths.get(element) ?? 0
    const observer = new ResizeObserver((changes) => {
      // What is folded has no size; it keeps the one it had.
      for (const { target, borderBoxSize } of changes) {
        const width = borderBoxSize[0]?.inlineSize
        if (width) widths.set(target, width)
      }
      const isRow = getComputedStyle(root).display === 'flex'
      setFit(isRow && more ? fitting(widthOf(root), entries.map(widthOf), widthOf(more)) : entries.length)
    })
    for (const element of [root, ...entries, ...(more ? [more] : [])]) observer.observe(element)
    return () => observer.disconnect()
  }, [count])
  return { rootRef, fit }
}
