/** Numbers within that show their sign behind them: `12.00+`, as a page from right to left does unless they are kept apart. */
export function findTurnedSigns(root: Element): string[] {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
  const turned: string[] = []
  while (walker.nextNode()) {
    const { currentNode: node } = walker
    const text = node.textContent ?? ''
    const sign = text.search(/[-+]\p{Sc}?\d/u)
    if (sign < 0) continue
    const leftOf = (at: number): number => {
      const range = document.createRange()
      range.setStart(node, at)
      range.setEnd(node, at + 1)
      return range.getBoundingClientRect().left
    }
    if (leftOf(sign) > leftOf(sign + 1)) turned.push(text)
  }
  return turned
}
