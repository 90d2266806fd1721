import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const asked = /\buseLabels\(\s*(['"])(\w+)\1\s*\)/g

/** Components of the kit whose words a folder's sources ask for, by `useLabels('Pagination')`. */
export function labelsInSources(folder: string): readonly string[] {
  const files = globSync('**/*.{ts,tsx,js,mjs}', { cwd: folder, exclude: (name) => name.includes('node_modules') })
  const found = files
    .filter((file) => !/\.test\.tsx?$/.test(file))
    .flatMap((file) => [...readFileSync(join(folder, file), 'utf8').matchAll(asked)])
  return [...new Set(found.map(([, , name = '']) => name))].sort()
}
