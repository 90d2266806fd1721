import { basename, join, relative, sep } from 'node:path'
import { hasErrors, type Issue, sortIssues, type ValuePath } from '../issues/issue.ts'
import { checkOverlay } from '../load/checkOverlay.ts'
import { environmentsOf, overlayName } from '../load/environments.ts'
import { loadLayer } from '../load/loadLayer.ts'
import { createBrandDocument, type Layer } from '../source/brandDocument.ts'
import { isJsonObject, plainValue } from '../source/jsonNode.ts'
import { type JsonChange, rewriteJson } from '../source/rewriteJson.ts'
import { checkVersion } from './checkVersion.ts'
import { migrateDocument, pathBeforeSteps } from './migrateDocument.ts'
import { applyStep, dueSteps, migrateOverlay } from './migrateValue.ts'
import type { Migration, Migrations } from './migration.ts'
import { migrations as own } from './migrations.ts'

/** A file as the newest version has it. */
interface RewrittenFile {
  readonly path: string
  /** The path as printed. */
  readonly shown: string
  readonly text: string
  readonly changes: readonly JsonChange[]
}

/** What is to be done to bring a brand's files to the newest version (CF05). */
export interface MigrationPlan {
  /** Version that the files are written for; absent when it cannot be told. */
  readonly from?: number
  readonly steps: readonly Migration[]
  /** Files that change; none when the brand is of the newest version, or cannot be brought to it. */
  readonly files: readonly RewrittenFile[]
  /** Errors that stand in the way. */
  readonly issues: readonly Issue[]
}

interface PlanOptions {
  /** Paths are printed relative to this folder. */
  readonly root: string
  readonly migrations?: Migrations
}

/** Errors in the version of a brand's files, or in what the steps read of them. */
function findObstacles([base, ...overlays]: readonly [Layer, ...Layer[]], migrations: Migrations, brand: string) {
  const alone = createBrandDocument([base])
  const version = isJsonObject(alone.value) ? checkVersion(alone.value, migrations, brand) : undefined
  const merged = [alone, ...overlays.map((layer) => createBrandDocument([base, layer]))]
  return [
    ...(version ? [alone.issue(version)] : []),
    ...overlays.flatMap((layer) => checkOverlay(base, layer)),
    ...merged.flatMap((document) => migrateDocument(document, migrations).issues),
  ].filter(({ severity }) => severity === 'error')
}

/** Reads brand.json and its overlays and works out their new texts. Writes nothing. */
export async function planMigration(dir: string, { root, migrations = own }: PlanOptions): Promise<MigrationPlan> {
  const shown = (name: string) => relative(root, join(dir, name)).split(sep).join('/')
  const names = ['brand.json', ...(await environmentsOf(dir)).map(overlayName)]
  const read = await Promise.all(
    names.map(async (name) => ({ name, ...(await loadLayer(join(dir, name), shown(name))) })),
  )
  const files = read.flatMap(({ name, layer }) => (layer ? [{ name, layer }] : []))
  const [base, ...overlays] = files
  const broken = sortIssues(read.flatMap(({ issues }) => issues))
  if (!base || hasErrors(broken)) return { steps: [], files: [], issues: broken }
  const value = plainValue(base.layer.root)
  const steps = dueSteps(value, migrations)
  const obstacles = findObstacles([base.layer, ...overlays.map(({ layer }) => layer)], migrations, basename(dir))
  const from = isJsonObject(value) && typeof value.schemaVersion === 'number' ? { from: value.schemaVersion } : {}
  if (obstacles.length > 0) return { ...from, steps, files: [], issues: sortIssues(obstacles) }
  const before = (path: ValuePath) => pathBeforeSteps(path, steps)
  const newest = steps.reduce<typeof value>((so, step) => applyStep(so, step), value)
  const rewritten = files.map(({ name, layer }) => {
    const wanted = layer === base.layer ? newest : migrateOverlay(plainValue(layer.root), value, steps)
    return { path: join(dir, name), shown: shown(name), ...rewriteJson(layer, wanted, before) }
  })
  return { ...from, steps, files: rewritten.filter(({ changes }) => changes.length > 0), issues: [] }
}
