import type { ReactNode } from 'react'
import { flushSync } from 'react-dom'
import { createRoot, type Root } from 'react-dom/client'

const roots = new Map<HTMLElement, Root>()

/** Renders into the test's page and returns what was rendered and a way to render again. */
export function render(node: ReactNode): { container: HTMLElement; rerender: (node: ReactNode) => void } {
  const container = document.body.appendChild(document.createElement('div'))
  const root = createRoot(container)
  cleanUpLater(container, root)
  const rerender = (next: ReactNode): void => flushSync(() => root.render(next))
  rerender(node)
  return { container, rerender }
}

/** Has a page taken down after its test. */
export const cleanUpLater = (container: HTMLElement, root: Root): unknown => roots.set(container, root)

/** Takes down everything a test rendered. */
export function cleanUp(): void {
  for (const [container, root] of roots) {
    root.unmount()
    container.remove()
  }
  roots.clear()
}
