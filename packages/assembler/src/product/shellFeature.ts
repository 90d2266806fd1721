import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { ProductFeature } from '@foyer/brand/node'
import type { Workspace } from '../workspace/findWorkspace.ts'

type Texts = Readonly<Record<string, string>>

/**
 * The portal's own texts as those of a feature named `shell`, so that a brand may change them like any other. They stand in
 * the portal's sources; without them nothing is offered under that name.
 */
export async function loadShellFeature({ root }: Workspace): Promise<readonly ProductFeature[]> {
  const text = await readFile(join(root, 'apps', 'portal', 'src', 'messages', 'en.json'), 'utf8').catch(() => undefined)
  if (text === undefined) return []
  const messages: Texts = JSON.parse(text)
  return [{ id: 'shell', messages, languages: ['en', 'tr'] }]
}
