/** What is too much for every run is run in turn: one part today, the next one tomorrow. */
import { globSync } from 'node:fs'

/** Days since 1970 of UTC; handed on to the processes of a run, which may go on past midnight. */
export const day = Number(process.env.TEST_DAY ?? Math.floor(Date.now() / 86_400_000))
process.env.TEST_DAY = String(day)

/** Paths in `folder`, of the test files that `patterns` name, whose turn it is not: every second one, where the run is a share. */
export const restingFiles = (folder, patterns) =>
  process.env.TEST_SHARE === 'daily'
    ? globSync(patterns, { cwd: folder, exclude: (name) => name.includes('node_modules') })
        .sort()
        .filter((_, place) => place % 2 !== day % 2)
    : []
