import { execFileSync } from 'node:child_process'
import { globSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const kit = fileURLToPath(new URL('..', import.meta.url))

export interface PackedKit {
  /** Path of the tarball. */
  readonly tarball: string
  /** Its files, as paths inside the package. */
  readonly files: readonly string[]
}

/** Whether any source is newer than what was built from it. */
function isStale(): boolean {
  const built = statSync(join(kit, 'dist/tokens.css'), { throwIfNoEntry: false })
  const isSource = (file: string): boolean => !/\.(stories|test)\.|__screenshots__/.test(file)
  const sources = globSync('{src,build}/**/*.{ts,tsx,json}', { cwd: kit }).filter(isSource)
  return !built || sources.some((file) => statSync(join(kit, file)).mtimeMs > built.mtimeMs)
}

/** Builds the kit where its sources are newer, and packs it into a folder as npm would publish it. */
export function packKit(folder: string): PackedKit {
  if (isStale()) execFileSync('npm', ['run', 'build'], { cwd: kit, stdio: ['ignore', 'ignore', 'inherit'] })
  const answer = execFileSync('npm', ['pack', '--json', '--pack-destination', folder], { cwd: kit, encoding: 'utf8' })
  const packed = Object.values(JSON.parse(answer) as Record<string, { filename: string; files: { path: string }[] }>)[0]
  if (!packed) throw new Error('npm pack said nothing about the tarball')
  return { tarball: join(folder, packed.filename), files: packed.files.map(({ path }) => path) }
}
