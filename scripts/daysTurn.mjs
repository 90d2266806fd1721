/** What is too much for every run is run in turn: one part today, the next one tomorrow. */
import { createHash } from 'node:crypto'
import { globSync } from 'node:fs'

/** Days since 1970 of UTC; handed on to the processes of a run, which may go on past midnight. */
export const day = Number(process.env.TEST_DAY ?? Math.floor(Date.now() / 86_400_000))
process.env.TEST_DAY = String(day)

/** Whether the run is the share of a day. */
export const isShare = process.env.TEST_SHARE === 'daily'

/** A file's part is told by its name alone, so that a new file moves no other. */
const partOf = (file, parts) => createHash('md5').update(file.replaceAll('\\', '/')).digest().readUInt32BE() % parts

/**
 * Paths in `folder`, of the test files that `patterns` name, whose turn it is not, where the run is a share: all but one of `parts`.
 * `ahead` is the part of so many days later.
 */
export const restingFiles = (folder, patterns, parts, ahead = 0) =>
  isShare
    ? globSync(patterns, { cwd: folder, exclude: (name) => name.includes('node_modules') })
        .sort()
        .filter((file) => partOf(file, parts) !== (day + ahead) % parts)
    : []
