import type { Finding } from '../issues/issue.ts'
import type { JsonObject } from '../source/jsonNode.ts'

/** Version that this Foyer writes and reads. */
export const currentVersion = 1

const why = 'Without it a later Foyer cannot tell how to read the file, and the site could change under the players.'

/**
 * Refuses files of a version this Foyer does not know (CF05). Version 1 is the first, so there is nothing to migrate from;
 * the step from 1 to 2 is where an ordered list of migrations starts.
 */
export function checkVersion(value: JsonObject): Finding | undefined {
  const version = value.schemaVersion
  if (version === undefined || version === currentVersion) return undefined
  const newer = typeof version === 'number' && Number.isInteger(version) && version > currentVersion
  return {
    code: 'unknown-version',
    path: ['schemaVersion'],
    message: newer
      ? `The file is written for schema version ${version}; this Foyer reads version ${currentVersion}`
      : `${JSON.stringify(version)} is not a schema version`,
    why,
    hint: newer
      ? 'Update Foyer, or build this brand with the Foyer it was written for'
      : `Write "schemaVersion": ${currentVersion}`,
  }
}
