/**
 * What of a page's words in a pseudo-language cannot be read at its width, each with the element that cuts it off; runs in
 * the page. Names of games and providers are in no pseudo-language; and a list that can be scrolled or dragged shows the
 * rest of its words when it is.
 */
export function cutWords(): string[] {
  const found: string[] = []
  const madeUp = /áá|éé|íí|óó|úú|ýý|\u202e/i
  const root = document.documentElement
  if (root.scrollWidth > root.clientWidth)
    found.push(`page is ${root.scrollWidth} px wide, not ${root.clientWidth}: ${widest()}`)
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const parent = node.parentElement
    const text = node.nodeValue?.trim() ?? ''
    if (!parent || !madeUp.test(text)) continue
    if (!parent.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue
    const range = document.createRange()
    range.selectNodeContents(node)
    const box = range.getBoundingClientRect()
    if (box.width === 0 || box.height === 0) continue
    const cutter = cutting(parent, box)
    if (cutter) found.push(`"${text.slice(0, 40)}" is cut off by ${nameOf(cutter)}`)
  }
  return [...new Set(found)]

  function cutting(start: Element, box: DOMRect): Element | undefined {
    for (let element: Element | null = start; element && element !== root; element = element.parentElement) {
      const style = getComputedStyle(element)
      if (/auto|scroll/.test(style.overflowX) || element.matches('[aria-roledescription="carousel"] *'))
        return undefined
      const own = element.getBoundingClientRect()
      // Words for those who do not see the page stand in a box of one pixel.
      if (own.width <= 1 || own.height <= 1 || /^(?:inset|rect)/.test(style.clipPath)) return undefined
      // What is wholly outside is another slide.
      if (box.left >= own.right || box.right <= own.left || box.top >= own.bottom || box.bottom <= own.top)
        return undefined
      if (/hidden|clip/.test(style.overflowX) && (box.left < own.left - 1 || box.right > own.right + 1)) return element
      if (/hidden|clip/.test(style.overflowY) && (box.top < own.top - 2 || box.bottom > own.bottom + 2)) return element
    }
    return undefined
  }

  function widest(): string {
    const outside = [...document.body.querySelectorAll('*')].filter((element) => {
      const { left, right, width } = element.getBoundingClientRect()
      if (isInside(element)) return false
      return width > 0 && (right > root.clientWidth + 1 || left < -1)
    })
    return outside.slice(0, 3).map(nameOf).join(', ')
  }

  /** Whether a list that can be scrolled, or a box that cuts, keeps an element from widening the page. */
  function isInside(element: Element): boolean {
    const box = element.parentElement
    if (!box || box === document.body) return false
    return getComputedStyle(box).overflowX !== 'visible' || isInside(box)
  }

  function nameOf(element: Element): string {
    const part = element.getAttribute('data-part')
    const name = [...element.classList].find((one) => !one.startsWith('sc-')) ?? ''
    return `${element.localName}${name && `.${name}`}${part ? `[data-part=${part}]` : ''}`
  }
}
