import type { Finding } from '../issues/issue.ts'
import { reasonFor } from '../shape/reasons.ts'
import type { JsonObject } from '../source/jsonNode.ts'
import type { Migrations } from './migration.ts'

/** What is to be said of a file's version: nothing, that it is old and still read, or that it cannot be read (CF05). */
export function checkVersion(
  { schemaVersion }: JsonObject,
  { current, steps }: Migrations,
  brand: string,
): Finding | undefined {
  if (schemaVersion === undefined || schemaVersion === current) return undefined
  const path = ['schemaVersion']
  const why = reasonFor(path)
  const refused = { code: 'unknown-version', path, ...(why ? { why } : {}) }
  if (typeof schemaVersion !== 'number' || !Number.isInteger(schemaVersion) || schemaVersion < 1) {
    return {
      ...refused,
      message: `${JSON.stringify(schemaVersion)} is not a schema version`,
      hint: `Write "schemaVersion": ${current}`,
    }
  }
  if (schemaVersion > current) {
    return {
      ...refused,
      message: `The file is written for schema version ${schemaVersion}; this Foyer reads up to version ${current}`,
      hint: 'Update Foyer, or build this brand with the Foyer it was written for',
    }
  }
  const changes = steps.slice(schemaVersion - 1).map(({ from, summary }) => `${from + 1}: ${summary}`)
  return {
    code: 'old-version',
    severity: 'hint',
    path,
    message: `The file is written for schema version ${schemaVersion} and is read as version ${current}`,
    why: 'Players see the same site; new keys can be used once the file is of the newest version.',
    hint: `It keeps building. Rewrite it with: foyer migrate ${brand} (${changes.join('; ')})`,
  }
}
