/** Words of a page that lie over other words, two by two; runs in the page. */
export function overlaps(): string[] {
  interface Line {
    readonly text: string
    readonly element: Element
    readonly box: DOMRect
  }
  const lines: Line[] = []
  const walker = document.createTreeWalker(document.querySelector('main') ?? document.body, NodeFilter.SHOW_TEXT)
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const element = node.parentElement
    const text = node.nodeValue?.trim() ?? ''
    if (!element || text === '' || !isSeen(element)) continue
    const range = document.createRange()
    range.selectNodeContents(node)
    for (const box of range.getClientRects()) {
      // The box of a line is higher than its letters.
      const letters = new DOMRect(box.x, box.y + box.height * 0.2, box.width, box.height * 0.6)
      const seen = clipped(element, letters)
      if (seen && seen.width > 2 && seen.height > 2) lines.push({ text, element, box: seen })
    }
  }
  lines.sort((a, b) => a.box.top - b.box.top)
  const found = new Set<string>()
  for (const [index, one] of lines.entries())
    for (let at = index + 1; at < lines.length; at += 1) {
      const other = lines[at]
      if (!other || other.box.top >= one.box.bottom) break
      if (one.element === other.element) continue
      const across = Math.min(one.box.right, other.box.right) - Math.max(one.box.left, other.box.left)
      const down = Math.min(one.box.bottom, other.box.bottom) - Math.max(one.box.top, other.box.top)
      if (across > 2 && down > 2) found.add(`"${one.text.slice(0, 30)}" and "${other.text.slice(0, 30)}" overlap`)
    }
  return [...found]

  function isSeen(element: Element): boolean {
    // What is drawn of letters, such as the large numerals of a ranking, says nothing.
    if (element.closest('[aria-hidden]')) return false
    if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) return false
    for (let up: Element | null = element; up; up = up.parentElement) {
      const { position, clipPath } = getComputedStyle(up)
      // What floats over a page is meant to; words for those who do not see it are clipped away.
      if (position === 'fixed' || position === 'sticky' || /^(?:inset|rect)/.test(clipPath)) return false
    }
    return true
  }

  /** The part of a line that no box cuts away. */
  function clipped(element: Element, box: DOMRect): DOMRect | undefined {
    let { left, right, top, bottom } = box
    for (let up: Element | null = element; up && up !== document.documentElement; up = up.parentElement) {
      if (!/hidden|clip|auto|scroll/.test(getComputedStyle(up).overflowX)) continue
      const own = up.getBoundingClientRect()
      left = Math.max(left, own.left)
      right = Math.min(right, own.right)
      top = Math.max(top, own.top)
      bottom = Math.min(bottom, own.bottom)
    }
    return right > left && bottom > top ? new DOMRect(left, top, right - left, bottom - top) : undefined
  }
}
