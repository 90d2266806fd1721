#!/usr/bin/env node
/**
 * `npm test`: everything the product promises. Options: `--only a,b` runs named steps, `--full` every combination,
 * `--postgres` gateway and end-to-end on a real PostgreSQL instead. The last line is `N passed, N failed`.
 */
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { continueOnNode24 } from './runtime.mjs'

await continueOnNode24(fileURLToPath(import.meta.url))
const { values } = parseArgs({
  options: {
    only: { type: 'string' },
    full: { type: 'boolean', default: false },
    postgres: { type: 'boolean', default: false },
    tally: { type: 'string' },
  },
})
const { runSteps } = await import('./test-steps.mjs')
await runSteps(values)
