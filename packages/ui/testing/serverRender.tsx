import type { ReactNode } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { cleanUpLater } from './render.tsx'

/** What a prerendered page holds of it. */
export const serverRender = (node: ReactNode): string => renderToString(node)

/**
 * Takes a prerendered page over, as the portal's script does, and answers everything React had to say about it.
 * `before` is what a person does while the page has no script yet.
 */
export async function hydrate(
  node: ReactNode,
  before: (container: HTMLElement) => unknown = () => undefined,
): Promise<{ container: HTMLElement; problems: string[] }> {
  const problems: string[] = []
  const container = document.body.appendChild(document.createElement('div'))
  container.innerHTML = serverRender(node)
  await before(container)
  const root = hydrateRoot(container, node, { onRecoverableError: (error) => problems.push(String(error)) })
  await new Promise((resolve) => setTimeout(resolve, 50))
  cleanUpLater(container, root)
  return { container, problems }
}
