import { basename, join, relative, sep } from 'node:path'
import { hasErrors, type Issue, sortIssues } from '../issues/issue.ts'
import { writtenTags } from '../languages/writtenTags.ts'
import { checkVersion } from '../migrations/checkVersion.ts'
import { migrateDocument } from '../migrations/migrateDocument.ts'
import type { Migrations } from '../migrations/migration.ts'
import { migrations as own } from '../migrations/migrations.ts'
import { loadPages } from '../pages/loadPages.ts'
import type { ParsedPage } from '../pages/parsePage.ts'
import { BrandSchema, type ResolvedBrand } from '../schema/brand.ts'
import type { SectionSettings } from '../sections/sectionSettings.ts'
import { checkShape } from '../shape/checkShape.ts'
import { reasonFor } from '../shape/reasons.ts'
import { type BrandDocument, createBrandDocument } from '../source/brandDocument.ts'
import { isJsonObject } from '../source/jsonNode.ts'
import { checkFolder } from './checkFolder.ts'
import { checkOverlay } from './checkOverlay.ts'
import { environmentsOf, overlayName } from './environments.ts'
import { fillSections } from './fillSections.ts'
import { loadLayer } from './loadLayer.ts'
import { type BrandMessages, loadMessages } from './loadMessages.ts'
import { readableParts } from './readableParts.ts'

export interface LoadOptions {
  /** Lays `brand.<env>.json` over brand.json where a brand has one (CF06). */
  readonly env?: string
  /** The core schema, or the core joined with the features' slices. */
  readonly schema?: object
  /** Sections of pages, whose settings get their defaults. */
  readonly sections?: readonly SectionSettings[]
  readonly migrations?: Migrations
  /** Paths in issues are relative to this folder; default the working directory. */
  readonly root?: string
}

/** A brand as its files say it, with all their problems. */
export interface LoadedBrand {
  /** Name of the folder. */
  readonly brand: string
  readonly dir: string
  /** The folder as printed. */
  readonly shown: string
  /** Present only when no file has an error. */
  readonly resolved?: ResolvedBrand
  /** The parts whose form is right, also while others have errors; the others throw `UnreadablePart`. */
  readonly readable?: ResolvedBrand
  /** Present when the JSON could be read, even if its contents are wrong. */
  readonly document?: BrandDocument
  readonly messages: BrandMessages
  /** The files of messages that could be read, by language tag. */
  readonly messageDocuments: ReadonlyMap<string, BrandDocument>
  /** Pages of the brand's own, in every language they are written in. */
  readonly pages: readonly ParsedPage[]
  readonly issues: readonly Issue[]
}

/** brand.json and, when the environment has one, its overlay. */
async function layerPaths(dir: string, env: string | undefined): Promise<readonly string[]> {
  if (!env) return ['brand.json']
  return (await environmentsOf(dir)).includes(env) ? ['brand.json', overlayName(env)] : ['brand.json']
}

/** Reads, checks and resolves a brand's folder. Never throws for what the files contain; does I/O only inside the folder. */
export async function loadBrand(dir: string, options: LoadOptions = {}): Promise<LoadedBrand> {
  const brand = basename(dir)
  const shown =
    relative(options.root ?? process.cwd(), dir)
      .split(sep)
      .join('/') || '.'
  const names = await layerPaths(dir, options.env)
  const parts = await Promise.all(names.map((name) => loadLayer(join(dir, name), `${shown}/${name}`)))
  const {
    messages,
    issues: messageIssues,
    documents: messageDocuments,
  } = await loadMessages(join(dir, 'messages'), `${shown}/messages`)
  const { pages, issues: pageIssues } = await loadPages(join(dir, 'pages'), `${shown}/pages`)
  const unread = await checkFolder(dir, shown)
  const fileIssues = [...parts.flatMap(({ issues }) => issues), ...messageIssues, ...pageIssues, ...unread]
  const [base, ...overlays] = parts.flatMap(({ layer }) => layer ?? [])
  if (!base || parts.some(({ layer }) => !layer))
    return { brand, dir, shown, messages, messageDocuments, pages, issues: sortIssues(fileIssues) }

  const read = createBrandDocument([base, ...overlays])
  const { document, issues: allShapeIssues, readable } = shapeOf(brand, read, options)
  // What is no JSON value is said once, not again as a value of the wrong type.
  const said = new Set(fileIssues.map(({ file, line, col }) => `${file}:${line}:${col}`))
  const shapeIssues = allShapeIssues.filter(({ file, line, col }) => !said.has(`${file}:${line}:${col}`))
  const issues = sortIssues([...fileIssues, ...overlays.flatMap((layer) => checkOverlay(base, layer)), ...shapeIssues])
  return {
    brand,
    dir,
    shown,
    document,
    messages,
    messageDocuments,
    pages,
    issues,
    ...(readable ? { readable } : {}),
    ...(readable && !hasErrors(issues) ? { resolved: readable } : {}),
  }
}

interface Shape {
  readonly document: BrandDocument
  readonly issues: readonly Issue[]
  readonly readable?: ResolvedBrand
}

function shapeOf(
  brand: string,
  read: BrandDocument,
  { schema = BrandSchema, sections = [], migrations = own }: LoadOptions,
): Shape {
  if (!isJsonObject(read.value)) {
    const why = reasonFor([])
    const message = 'A brand file is one object in { }'
    const hint = 'Begin with { "schemaVersion": 3, "name": "…", "merchant": "…" }'
    return {
      document: read,
      issues: [read.issue({ code: 'wrong-type', path: [], message, hint, ...(why ? { why } : {}) })],
    }
  }
  const version = checkVersion(read.value, migrations, brand)
  const said = version ? [read.issue(version)] : []
  if (hasErrors(said)) return { document: read, issues: said }
  const { document, issues: refused } = migrateDocument(read, migrations)
  const { findings, value } = checkShape(schema, document.value, writtenTags(document.value))
  const issues = [...said, ...refused, ...findings.map(document.issue)]
  if (!isJsonObject(value) || !isJsonObject(document.value)) return { document, issues }
  const filled = fillSections(value, sections)
  // Without findings the schema check has just established that the value has this form.
  const readable =
    // Nothing was found wrong with its shape.
    findings.length > 0 ? readableParts(filled, document.value, findings) : (filled as unknown as ResolvedBrand)
  return { document, issues, readable }
}
