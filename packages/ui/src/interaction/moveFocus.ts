const steps: Readonly<Record<string, (index: number, count: number) => number>> = {
  ArrowDown: (index, count) => (index + 1) % count,
  ArrowUp: (index, count) => (index - 1 + count) % count,
  Home: () => 0,
  End: (_index, count) => count - 1,
}

/** Moves focus among a list's links and buttons on the arrow keys, Home and End; says whether the key was used. */
export function moveFocus(list: HTMLElement, key: string): boolean {
  const step = steps[key]
  const items = [...list.querySelectorAll<HTMLElement>('a[href], button:not(:disabled)')]
  if (!step || items.length === 0) return false
  const focused = document.activeElement
  const current = focused instanceof HTMLElement ? items.indexOf(focused) : -1
  const from = current === -1 && key === 'ArrowUp' ? 0 : current
  items[step(from, items.length)]?.focus()
  return true
}
