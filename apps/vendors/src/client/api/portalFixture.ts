import { vi } from 'vitest'
import { hearPortal } from './hiddenBalance.ts'

/** A page around the game, which the game listens to from now on; answers how that page tells it something. Stubbed globals are the test's to give back. */
export function standInPortal(): (said: string) => void {
  const page = new EventTarget()
  const portal = {}
  vi.stubGlobal('window', { parent: portal })
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page))
  hearPortal()
  return (said) => void page.dispatchEvent(Object.assign(new Event('message'), { source: portal, data: said }))
}
