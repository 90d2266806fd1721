import type { ValuePath } from '../issues/issue.ts'
import { type BrandDocument, documentIssue } from '../source/brandDocument.ts'
import { isJsonObject, type Json } from '../source/jsonNode.ts'
import type { Migration, Migrations } from './migration.ts'
import { moveValues, pathBefore } from './moveValues.ts'

function applyStep(value: Json, { from, moves = [], change }: Migration): Json {
  const moved = moves.reduce<Json>(moveValues, value)
  if (!isJsonObject(moved)) return moved
  return { ...(change ? change(moved) : moved), schemaVersion: from + 1 }
}

/** The brand as the newest version has it. In memory alone; places still lead to where the files say it (CF05). */
export function migrateDocument(document: BrandDocument, { steps }: Migrations): BrandDocument {
  const version = isJsonObject(document.value) ? Number(document.value.schemaVersion) : Number.NaN
  const due = steps.filter(({ from }) => from >= version)
  if (due.length === 0) return document
  const moves = due.flatMap((step) => step.moves ?? []).reverse()
  const before = (path: ValuePath) => moves.reduce(pathBefore, path)
  const place: BrandDocument['place'] = (path, atKey) => document.place(before(path), atKey)
  return {
    value: due.reduce(applyStep, document.value),
    files: document.files,
    place,
    origin: (path) => document.origin(before(path)),
    issue: documentIssue(place),
  }
}
