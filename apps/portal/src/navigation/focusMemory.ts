/** What of an element tells it from others on a page that is drawn again. */
interface FocusPlace {
  readonly selector: string
  /** Which of the elements that fit. */
  readonly at: number
}

/** Where the focus was on each page of the visit, by the router's key. */
export interface FocusMemory {
  readonly note: (key: string, element: Element) => void
  /** The element that had the focus, once the page has it again. */
  readonly find: (key: string) => HTMLElement | undefined
}

const told = ['id', 'href', 'aria-label'] as const

/** Pages give controls a name or an address; what has neither is not remembered. */
function selectorOf(element: Element): string | undefined {
  const name = told.find((attribute) => element.getAttribute(attribute))
  if (!name) return undefined
  return `${element.localName}[${name}=${JSON.stringify(element.getAttribute(name))}]`
}

export function createFocusMemory(root: () => ParentNode): FocusMemory {
  const places = new Map<string, FocusPlace>()
  return {
    note: (key, element) => {
      const selector = selectorOf(element)
      if (!selector) places.delete(key)
      else places.set(key, { selector, at: [...root().querySelectorAll(selector)].indexOf(element) })
    },
    find: (key) => {
      const place = places.get(key)
      return place && [...root().querySelectorAll<HTMLElement>(place.selector)][Math.max(0, place.at)]
    },
  }
}
