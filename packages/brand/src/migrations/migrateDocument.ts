import type { Issue, ValuePath } from '../issues/issue.ts'
import { type BrandDocument, documentIssue } from '../source/brandDocument.ts'
import { isJsonObject } from '../source/jsonNode.ts'
import { applyStep, dueSteps } from './migrateValue.ts'
import type { Migration, Migrations } from './migration.ts'
import { pathBefore } from './moveValues.ts'

/** Where a value stood before steps were taken. */
export function pathBeforeSteps(path: ValuePath, steps: readonly Migration[]): ValuePath {
  const moves = steps.flatMap((step) => step.moves ?? [])
  return moves.reverse().reduce(pathBefore, path)
}

function stepDocument(document: BrandDocument, step: Migration): BrandDocument {
  const before = (path: ValuePath) => pathBeforeSteps(path, [step])
  const place: BrandDocument['place'] = (path, atKey) => document.place(before(path), atKey)
  return {
    value: applyStep(document.value, step),
    files: document.files,
    place,
    origin: (path) => document.origin(before(path)),
    issue: documentIssue(place),
  }
}

interface MigratedDocument {
  readonly document: BrandDocument
  /** What a step could not bring over, since the old version does not allow it. */
  readonly issues: readonly Issue[]
}

/** The brand as the newest version has it. In memory alone; places still lead to where the files say it (CF05). */
export function migrateDocument(document: BrandDocument, migrations: Migrations): MigratedDocument {
  return dueSteps(document.value, migrations).reduce<MigratedDocument>(
    (so, step) => {
      const { value, issue } = so.document
      const found = isJsonObject(value) ? (step.problems?.(value) ?? []) : []
      return { document: stepDocument(so.document, step), issues: [...so.issues, ...found.map(issue)] }
    },
    { document, issues: [] },
  )
}
