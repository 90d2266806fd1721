import { copyFileSync, existsSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../../scripts/runtime.mjs'
import { hosts } from '../people.ts'
import { runFoyer, said } from '../pseudoSite.ts'
import { type PublishedSchema, randomBrand } from './randomBrand.ts'

const recipes = ['casino', 'lottery', 'sports', 'agent']
const json = (path: string) => JSON.parse(readFileSync(path, 'utf8'))

export const publishedSchema = (): PublishedSchema => json(join(root, 'brand-configs', 'brand.schema.json'))

/** A workspace of its own that uses the features and the compiled portal of this one. */
function createWorkspace(folder: string): void {
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(join(folder, 'brand-configs'), { recursive: true })
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'))
  copyFileSync(join(root, 'foyer.config.ts'), join(folder, 'foyer.config.ts'))
  writeFileSync(join(folder, 'package.json'), '{ "type": "module" }')
}

/**
 * A brand that nobody wrote, checked, built with long words and served with the API of the running gateway, which knows
 * it as comet.
 */
export async function startRandomSite(seed: number) {
  const folder = join(root, '.foyer', 'e2e', 'random')
  const { origin: api, port } = new URL(hosts.comet)
  const run = (...args: readonly string[]) =>
    runFoyer(args, { cwd: folder, FOYER_PORTAL_DIST: join(root, 'apps', 'portal', 'dist') })
  createWorkspace(folder)
  await said(run('new', 'comet', '--recipe', recipes[seed % recipes.length] ?? 'casino'), /comet/)
  const file = join(folder, 'brand-configs', 'comet', 'brand.json')
  writeFileSync(file, JSON.stringify(randomBrand(json(file), publishedSchema(), seed), null, 2))
  await said(run('check', 'comet'), /comet: (no problems|\d+ (warning|hint))/)
  await said(run('build', 'comet', '--pseudo-languages', '--snapshot', `${api}/api`, '--out', 'sites'), / pages in /)
  const own = String(Number(port) + 3)
  const server = run('preview', 'comet', '--out', 'sites', '--api', api, '--port', own)
  await said(server, /http:/)
  return {
    /** Address of a page whose words are long. */
    address: (path: string) => `http://localhost:${own}/en-xa${path}`,
    has: (path: string) => existsSync(join(folder, 'sites', 'comet', `${path}/index.html`)),
    stop: () => server.kill('SIGTERM'),
  }
}
