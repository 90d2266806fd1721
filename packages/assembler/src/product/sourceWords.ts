import { glob, readFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { sourceLanguage } from '@foyer/brand'
import type { ProductFeature } from '@foyer/brand/node'
import type { Workspace } from '../workspace/findWorkspace.ts'

/** Words that belong to no feature, and the name a brand changes them by. */
const places = [
  { files: 'apps/portal/src/messages/*.json', idOf: () => 'shell' },
  {
    files: 'packages/ui/src/{components,centre}/*/messages/*.json',
    idOf: (path: string) => `ui.${path.split('/').at(-3)}`,
  },
]

/**
 * The words of the portal's shell and of the kit's components as those of features named `shell` and `ui.<Component>`, so
 * that a brand may change them like any other. They stand in the sources; without them nothing is offered under those names.
 */
export async function loadSourceWords({ root }: Workspace): Promise<readonly ProductFeature[]> {
  const languages = new Map<string, string[]>()
  const sources = new Map<string, string>()
  for (const { files, idOf } of places) {
    for await (const file of glob(files, { cwd: root })) {
      const path = file.replaceAll('\\', '/')
      const [id, tag] = [idOf(path), basename(path, '.json')]
      languages.set(id, [...(languages.get(id) ?? []), tag])
      if (tag === sourceLanguage) sources.set(id, join(root, path))
    }
  }
  return Promise.all(
    [...sources].sort().map(async ([id, path]) => {
      const messages: Readonly<Record<string, string>> = JSON.parse(await readFile(path, 'utf8'))
      return { id, messages, languages: languages.get(id) ?? [] }
    }),
  )
}
