import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, realpathSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { packKit } from './packKit.ts'

const modules = fileURLToPath(new URL('../../../node_modules', import.meta.url))

interface Manifest {
  readonly dependencies: Record<string, string>
  readonly peerDependencies: Record<string, string>
}

export interface EmptyApp {
  /** Folder of the application; it has no other packages above it. */
  readonly root: string
  /** Files of the tarball, as paths inside the package. */
  readonly files: readonly string[]
  /** Entries of the kit, as `@foyer/ui/<entry>` names them. */
  readonly entries: readonly string[]
}

/**
 * Packs the kit and unpacks the tarball into a new application that has nothing else than what the kit declares: an
 * import of anything undeclared fails there as it would at a user's.
 */
export function createEmptyApp(sources: Readonly<Record<string, string>>): EmptyApp {
  const root = realpathSync(mkdtempSync(join(tmpdir(), 'foyer-pack-')))
  const { tarball, files } = packKit(root)

  const installed = join(root, 'node_modules/@foyer/ui')
  mkdirSync(installed, { recursive: true })
  execFileSync('tar', ['-xzf', tarball, '-C', installed, '--strip-components=1'])
  const manifest = JSON.parse(readFileSync(join(installed, 'package.json'), 'utf8')) as Manifest
  const declared = [...Object.keys(manifest.dependencies), ...Object.keys(manifest.peerDependencies)]
  // The drawings are an application's own choice; examples use these.
  for (const name of [...declared, 'lucide', '@types/react', '@types/react-dom']) link(root, name)

  for (const [path, text] of Object.entries(sources)) writeFileSync(join(root, path), text)
  const folders = (parent: string): string[] => readdirSync(join(installed, 'dist', parent))
  const entries = ['tokens', ...folders('components'), ...folders('centre').map((name) => `centre/${name}`)]
  return { root, files, entries }
}

function link(root: string, name: string): void {
  const target = join(root, 'node_modules', name)
  mkdirSync(dirname(target), { recursive: true })
  symlinkSync(join(modules, name), target)
}
