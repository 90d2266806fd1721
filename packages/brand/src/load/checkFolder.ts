import { readdir } from 'node:fs/promises'
import type { Issue } from '../issues/issue.ts'
import { createSourceFile, sourceIssue } from '../source/sourceFile.ts'
import { overlayPattern } from './environments.ts'

/** Files that look as if they belonged to the brand's configuration, but under whose name nothing is read (CF06). */
export async function checkFolder(dir: string, shown: string): Promise<readonly Issue[]> {
  const entries = await readdir(dir, { withFileTypes: true }).catch(() => [])
  return entries
    .filter((entry) => entry.isFile() && /^brand\b.*\.js/i.test(entry.name))
    .filter(({ name }) => name !== 'brand.json' && !overlayPattern.test(name))
    .map(({ name }) => {
      const { source: _unread, ...issue } = sourceIssue(createSourceFile(`${shown}/${name}`, ''), {
        code: 'unread-file',
        severity: 'warning',
        offset: 0,
        message: 'Nothing reads a file of this name',
        why: 'Players never see what it says.',
        hint: 'Overlays are named brand.<environment>.json in lower case, e.g. brand.staging.json',
      })
      return issue
    })
}
