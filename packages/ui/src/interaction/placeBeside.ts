export type PopoverSide = 'below' | 'above'
export type PopoverAlign = 'start' | 'middle' | 'end'

/** Between the anchor and what stands beside it, and between that and the window's edge, in px. */
const gap = 6
const margin = 8

const within = (least: number, value: number, most: number): number => Math.max(least, Math.min(value, most))

/**
 * Puts a shown panel of the top layer beside its anchor: on the other side where the wished one has no room, and never
 * off the window. `align` follows the reading direction.
 */
export function placeBeside(anchor: Element, panel: HTMLElement, side: PopoverSide, align: PopoverAlign): void {
  const { left, right, top, bottom, width } = anchor.getBoundingClientRect()
  const { offsetWidth, offsetHeight } = panel
  const { clientWidth, clientHeight } = document.documentElement
  const room = { above: top, below: clientHeight - bottom }
  const other = side === 'below' ? 'above' : 'below'
  const isFull = room[side] < offsetHeight + gap + margin
  const at = isFull && room[other] > room[side] ? other : side
  const atRight = (align === 'end') === (getComputedStyle(anchor).direction === 'ltr')
  const beside = atRight ? right - offsetWidth : left
  const x = align === 'middle' ? left + (width - offsetWidth) / 2 : beside
  const y = at === 'below' ? bottom + gap : top - gap - offsetHeight
  panel.style.left = `${within(margin, x, clientWidth - offsetWidth - margin)}px`
  panel.style.top = `${within(margin, y, clientHeight - offsetHeight - margin)}px`
  panel.dataset.side = at
}
