import { existsSync } from 'node:fs'
import { basename, dirname, join, relative, sep } from 'node:path'
import { fileURLToPath } from 'node:url'
import type ts from 'typescript'
import { codeOf } from './codeOf.ts'
import { type Imported, type Module, readModule, usedNames } from './readModule.ts'

const sources = fileURLToPath(new URL('../../src', import.meta.url))

/** The entry of the package that a file of the kit belongs to; nothing for what only stories have. */
function entryOf(path: string): string | undefined {
  const [group, name] = relative(sources, path).split(sep)
  const isFixture = path.includes('.fixture.') || path.includes('.stories.')
  if (isFixture || !name) return undefined
  return group === 'components' ? `@foyer/ui/${name}` : group === 'centre' ? `@foyer/ui/centre/${name}` : undefined
}

/** What an example needs besides its element. */
export interface Gathered {
  /** Names by the package they come from, types with their word. */
  readonly imports: Map<string, Set<string>>
  /** Declarations of the stories and of their world, in the order in which they are needed. */
  readonly declarations: Map<string, string>
  /** File that each of the declarations comes from. */
  readonly owners: Map<string, string>
}

const withoutExport = (text: string): string => text.replace(/^export (?:default )?/, '')

function takeImport(name: string, imported: Imported, module: Module, gathered: Gathered): void {
  const { from, isType } = imported
  const path = from.startsWith('.') ? join(dirname(module.path), from) : undefined
  const entry = path ? entryOf(path) : from
  if (entry) {
    const said = imported.name === name ? name : `${imported.name} as ${name}`
    const names = gathered.imports.get(entry) ?? new Set()
    gathered.imports.set(entry, names.add(isType ? `type ${said}` : said))
  } else if (path?.endsWith('.pictures.ts'))
    gathered.declarations.set(name, `const ${name} = ['/pictures/1.jpg', '/pictures/2.jpg', '/pictures/3.jpg']`)
  else if (path && /\.tsx?$/.test(path) && existsSync(path)) take(imported.name, readModule(path), gathered)
  else if (path) {
    gathered.owners.set(name, path)
    gathered.declarations.set(name, `const ${name} = '/pictures/${basename(path)}'`)
  }
}

/** Takes a name and all that it stands on. */
function take(name: string, module: Module, gathered: Gathered): void {
  const imported = module.imports.get(name)
  const statement = module.declarations.get(name)
  if (imported && imported.from !== 'storybook/test') takeImport(name, imported, module, gathered)
  if (imported || !statement) return
  const owner = gathered.owners.get(name)
  if (owner && owner !== module.path) throw new Error(`${name} stands in ${owner} and ${module.path}: rename one`)
  if (owner) return
  gathered.owners.set(name, module.path)
  gathered.declarations.set(name, '')
  gather(statement, module, gathered)
  // Set anew, so that it stands below what it needs.
  gathered.declarations.delete(name)
  const code = withoutExport(codeOf(statement))
  if (![...gathered.declarations.values()].includes(code)) gathered.declarations.set(name, code)
}

/** Imports and declarations that a piece of a module stands on. */
export function gather(node: ts.Node, module: Module, gathered: Gathered): void {
  for (const name of usedNames(node)) take(name, module, gathered)
}
