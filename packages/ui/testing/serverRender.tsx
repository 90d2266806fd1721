import type { ReactNode } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'

/** What a prerendered page holds of it. */
export const serverRender = (node: ReactNode): string => renderToString(node)

/** Takes a prerendered page over, as the portal's script does, and answers everything React had to say about it. */
export async function hydrate(node: ReactNode): Promise<{ container: HTMLElement; problems: string[] }> {
  const problems: string[] = []
  const container = document.body.appendChild(document.createElement('div'))
  container.innerHTML = serverRender(node)
  const root = hydrateRoot(container, node, { onRecoverableError: (error) => problems.push(String(error)) })
  await new Promise((resolve) => setTimeout(resolve, 50))
  container.addEventListener('test:unmount', () => root.unmount())
  return { container, problems }
}
