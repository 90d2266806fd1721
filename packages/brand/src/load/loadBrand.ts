import { readdir } from 'node:fs/promises'
import { basename, join, relative, sep } from 'node:path'
import { type Finding, hasErrors, type Issue, sortIssues } from '../issues/issue.ts'
import { checkVersion } from '../migrations/migrations.ts'
import { BrandSchema, type ResolvedBrand } from '../schema/brand.ts'
import { checkShape } from '../shape/checkShape.ts'
import { reasonFor } from '../shape/reasons.ts'
import { type BrandDocument, createBrandDocument, type Layer } from '../source/brandDocument.ts'
import { isJsonObject } from '../source/jsonNode.ts'
import { parseStrictJson } from '../source/parseStrictJson.ts'
import { readSource } from '../source/readSource.ts'
import { type BrandMessages, loadMessages } from './loadMessages.ts'

export interface LoadOptions {
  /** Lays `brand.<env>.json` over brand.json where a brand has one (CF06). */
  readonly env?: string
  /** The core schema, or the core joined with the features' slices. */
  readonly schema?: object
  /** Paths in issues are relative to this folder; default the working directory. */
  readonly root?: string
}

/** A brand as its files say it, with all their problems. */
export interface LoadedBrand {
  /** Name of the folder. */
  readonly brand: string
  readonly dir: string
  /** Present only when no file has an error. */
  readonly resolved?: ResolvedBrand
  /** Present when the JSON could be read, even if its contents are wrong. */
  readonly document?: BrandDocument
  readonly messages: BrandMessages
  /** A problem in `messages/<tag>.json`. */
  readonly messageIssue: (tag: string, finding: Finding) => Issue | undefined
  readonly issues: readonly Issue[]
}

async function loadLayer(path: string, shown: string): Promise<{ layer?: Layer; issues: readonly Issue[] }> {
  const read = await readSource(path, shown)
  if (!read.source) return { issues: read.issues }
  const { root, issues } = parseStrictJson(read.source)
  return root ? { layer: { source: read.source, root }, issues } : { issues }
}

/** brand.json and, when the environment has one, its overlay. */
async function layerPaths(dir: string, env: string | undefined): Promise<readonly string[]> {
  if (!env) return ['brand.json']
  const names: readonly string[] = await readdir(dir).catch(() => [])
  const overlay = `brand.${env}.json`
  return names.includes(overlay) ? ['brand.json', overlay] : ['brand.json']
}

/** Reads, checks and resolves a brand's folder. Never throws for what the files contain; does I/O only inside the folder. */
export async function loadBrand(dir: string, options: LoadOptions = {}): Promise<LoadedBrand> {
  const brand = basename(dir)
  const shownDir =
    relative(options.root ?? process.cwd(), dir)
      .split(sep)
      .join('/') || '.'
  const names = await layerPaths(dir, options.env)
  const parts = await Promise.all(names.map((name) => loadLayer(join(dir, name), `${shownDir}/${name}`)))
  const {
    messages,
    issues: messageIssues,
    documents,
  } = await loadMessages(join(dir, 'messages'), `${shownDir}/messages`)
  const messageIssue = (tag: string, finding: Finding) => documents.get(tag)?.issue(finding)
  const fileIssues = [...parts.flatMap(({ issues }) => issues), ...messageIssues]
  const [base, ...overlays] = parts.flatMap(({ layer }) => layer ?? [])
  if (!base || parts.some(({ layer }) => !layer))
    return { brand, dir, messages, messageIssue, issues: sortIssues(fileIssues) }

  const document = createBrandDocument([base, ...overlays])
  const shape = shapeOf(document, options.schema ?? BrandSchema)
  const issues = sortIssues([...fileIssues, ...shape.issues])
  // The schema check has just established that the value has this form.
  const resolved = hasErrors(issues) ? undefined : (shape.value as unknown as ResolvedBrand)
  return { brand, dir, document, messages, messageIssue, issues, ...(resolved ? { resolved } : {}) }
}

function shapeOf(document: BrandDocument, schema: object) {
  const { value } = document
  if (!isJsonObject(value)) {
    const why = reasonFor([])
    const finding = {
      code: 'wrong-type',
      path: [],
      message: 'A brand file is one object in { }',
      ...(why ? { why } : {}),
    }
    return { value, issues: [document.issue(finding)] }
  }
  const version = checkVersion(value)
  if (version) return { value, issues: [document.issue(version)] }
  const shape = checkShape(schema, value)
  return { value: shape.value, issues: shape.findings.map(document.issue) }
}
