import { mkdir } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { hasErrors, printIssues, sortIssues, summarise } from '@foyer/brand/node'
import { type BuildResult, startBuild } from '../build/buildAll.ts'
import type { BuildSettings } from '../build/buildOne.ts'
import { findPortal } from '../build/portal.ts'
import { type Command, type Invocation, listOption, textOption } from '../cli/command.ts'
import { environmentError, exitCodes, usageError } from '../cli/exitCodes.ts'
import { isUrl } from '../snapshot/readSnapshot.ts'
import type { CheckedBrand } from '../workspace/checkedBrands.ts'
import { brandNames } from '../workspace/findWorkspace.ts'

async function settingsOf({ workspace, options }: Invocation): Promise<BuildSettings> {
  const out = resolve(workspace.root, textOption(options, 'out', join('dist', 'sites')))
  const snapshot = textOption(options, 'snapshot')
  const frameOrigins = listOption(options, 'frame-origin')
  for (const origin of frameOrigins) {
    if (URL.parse(origin)?.origin !== origin)
      throw usageError(`--frame-origin "${origin}" is not an origin; write for example https://games.example.org`)
  }
  await mkdir(out, { recursive: true }).catch((error: Error) => {
    throw environmentError(`cannot write to ${out}: ${error.message}`)
  })
  return {
    portalDir: workspace.portalDir,
    storeDir: join(out, '.shared'),
    out,
    frameOrigins,
    pseudoLanguages: options['pseudo-languages'] === true,
    ...(snapshot ? { snapshot: isUrl(snapshot) ? snapshot : resolve(snapshot) } : {}),
  }
}

const resultLine = (result: BuildResult): string =>
  'built' in result
    ? [
        `${result.brand}: ${result.built.pages} pages in ${result.built.ms.toFixed(0)} ms\n`,
        ...result.notes.map((note) => `${result.brand}: warning: ${note}\n`),
      ].join('')
    : `${result.brand}: failed: ${result.failure}\n`

/** `foyer build`: complete static sites from JSON, without compiling anything (CF17). */
export const build: Command = {
  name: 'build',
  summary: 'Writes the complete site of brands, prerendered in every language',
  usage: '<brand…> | --all [--snapshot <file|folder|url>] [--frame-origin <origin>] [--out dist/sites] [--env <name>]',
  options: {
    all: { type: 'boolean' },
    snapshot: { type: 'string' },
    'frame-origin': { type: 'string', multiple: true },
    out: { type: 'string' },
    env: { type: 'string' },
    'pseudo-languages': { type: 'boolean' },
  },
  help: {
    all: 'Every brand in brand-configs',
    'snapshot <where>': 'What pages show first: a file or folder of foyer snapshot, or the address of an API',
    'frame-origin <origin>': 'Origin that games are framed from, beside cdn.games of the brand; may be repeated',
    'out <folder>': 'Where the sites go, one folder per brand; default dist/sites',
    'env <name>': 'Lays brand.<name>.json over brand.json',
    'pseudo-languages': 'For tests: adds the languages of long words and of words from right to left',
  },
  run: async (invocation) => {
    const { workspace, names, options } = invocation
    if (options.all ? names.length > 0 : names.length === 0)
      throw usageError('name the brands to build, or write --all')
    const chosen = options.all ? await brandNames(workspace) : names
    const settings = await settingsOf(invocation)
    findPortal(workspace.portalDir)
    let failed = 0
    const queue = startBuild(chosen.length, settings, (result) => {
      if (!('built' in result)) failed += 1
      process.stdout.write(resultLine(result))
    })
    const broken: CheckedBrand[] = []
    const old: string[] = []
    // Loaded now, since by now the processes that build are starting.
    const { checkEach } = await import('../workspace/checkedBrands.ts')
    for await (const checked of checkEach(workspace, chosen, textOption(options, 'env'))) {
      const { brand, dir, messages, pages, resolved } = checked.loaded
      if (checked.issues.some(({ code }) => code === 'old-version')) old.push(brand)
      if (resolved && !hasErrors(checked.issues)) queue.add({ brand, dir, messages, pages, resolved })
      else broken.push(checked)
    }
    const issues = sortIssues(broken.flatMap((brand) => brand.issues))
    if (issues.length > 0)
      process.stderr.write(`${printIssues(issues, { color: process.stderr.hasColors?.() ?? false })}\n\n`)
    await queue.finish()
    if (old.length > 0)
      process.stderr.write(
        `Written for an old schema version; bring them up to date with: foyer migrate ${old.join(' ')}\n`,
      )
    for (const { loaded, issues: own } of broken)
      process.stdout.write(`${loaded.brand}: not built, ${summarise(own)}\n`)
    return broken.length > 0 ? exitCodes.problems : failed > 0 ? exitCodes.environment : exitCodes.ok
  },
}
