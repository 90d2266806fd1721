import { mkdir, rename, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { loadBrand, suggest } from '@foyer/brand/node'
import { type Command, textOption } from '../cli/command.ts'
import { environmentError, exitCodes, usageError } from '../cli/exitCodes.ts'
import { brandFiles } from '../recipes/brandFiles.ts'
import type { NewBrand } from '../recipes/recipe.ts'
import { recipes } from '../recipes/recipes.ts'
import { brandNames, type Workspace } from '../workspace/findWorkspace.ts'

/** The rule of names that a name breaks. */
function nameFault(id: string): string {
  if (id.length < 2 || id.length > 31) return 'it has 2 to 31 characters'
  return /^[a-z]/.test(id) ? 'it has only lower-case letters, digits and hyphens' : 'it starts with a lower-case letter'
}

function parseName(names: readonly string[], known: readonly string[]): string {
  const [id] = names
  if (id === undefined || names.length !== 1) throw usageError('name the new brand, e.g. foyer new lucky-star')
  if (!/^[a-z][a-z0-9-]{1,30}$/.test(id))
    throw usageError(`"${id}" cannot be the name of a brand: ${nameFault(id)}, e.g. lucky-star`)
  if (known.includes(id)) throw usageError(`there is a brand "${id}" already; choose another name`)
  return id
}

const titleCase = (id: string) =>
  id
    .split('-')
    .filter(Boolean)
    .map((word) => word[0]?.toUpperCase() + word.slice(1))
    .join(' ')

/** A merchant code that no other brand has. */
async function freeMerchant(workspace: Workspace, id: string, known: readonly string[]): Promise<string> {
  const taken = new Set(
    (await Promise.all(known.map((name) => loadBrand(join(workspace.brandsDir, name))))).map(
      ({ resolved }) => resolved?.merchant,
    ),
  )
  const wanted = id.toUpperCase().replaceAll('-', '_')
  let merchant = wanted
  for (let count = 2; taken.has(merchant); count += 1) merchant = `${wanted}_${count}`
  return merchant
}

/** Writes the folder under another name first, so that a full disk leaves nothing half-written. */
async function writeBrand(workspace: Workspace, brand: NewBrand, files: ReadonlyMap<string, string>): Promise<void> {
  const draft = join(workspace.brandsDir, `.new-${brand.id}-${process.pid}`)
  try {
    for (const [path, text] of files) {
      await mkdir(dirname(join(draft, path)), { recursive: true })
      await writeFile(join(draft, path), text)
    }
    await rename(draft, join(workspace.brandsDir, brand.id))
  } catch (error) {
    await rm(draft, { recursive: true, force: true })
    throw environmentError(
      `cannot write brand-configs/${brand.id}: ${error instanceof Error ? error.message : String(error)}`,
    )
  }
}

/** `foyer new`: a brand that builds at once, to be made one's own (CF19). */
export const create: Command = {
  name: 'new',
  summary: 'Makes a brand that builds at once, to be made your own',
  usage: '<brand> [--recipe casino|lottery|sports|agent]',
  options: { recipe: { type: 'string' } },
  help: {
    'recipe <name>': `${Object.entries(recipes)
      .map(([name, { summary }]) => `${name} (${summary})`)
      .join(', ')}; default casino`,
  },
  run: async ({ workspace, names, options }) => {
    const known = await brandNames(workspace)
    const id = parseName(names, known)
    const wanted = textOption(options, 'recipe', 'casino')
    const recipe = Object.hasOwn(recipes, wanted) ? recipes[wanted] : undefined
    if (!recipe) throw usageError(`there is no recipe "${wanted}"\n${suggest(wanted, Object.keys(recipes)) ?? ''}`)
    const brand = { id, name: titleCase(id), merchant: await freeMerchant(workspace, id, known) }
    const files = brandFiles(recipe, brand)
    await writeBrand(workspace, brand, files)
    process.stdout.write(
      `brand-configs/${id} written: ${[...files.keys()].join(', ')}\nNext: foyer check ${id}, foyer dev ${id}\n`,
    )
    return exitCodes.ok
  },
}
