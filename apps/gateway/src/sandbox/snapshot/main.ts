import { readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { publicQueries, type RecordedQuery } from './publicQueries.ts'
import { takeSnapshot } from './takeSnapshot.ts'

const usage = 'Usage: main.ts --brand <brand> --out <file> [--brands <folder>] [--now <ISO 8601>] [--queries <file>]\n'

/** Writes what the public pages of a brand show first into a file, without a running server. */
async function main(): Promise<void> {
  const { values } = parseArgs({
    options: {
      brand: { type: 'string' },
      out: { type: 'string' },
      brands: { type: 'string', default: fileURLToPath(new URL('../../../../../brand-configs', import.meta.url)) },
      now: { type: 'string', default: process.env.FOYER_NOW ?? new Date().toISOString() },
      queries: { type: 'string' },
    },
  })
  const { brand, out } = values
  const now = new Date(values.now)
  if (brand === undefined || out === undefined || !/^[\w-]+$/.test(brand))
    throw new TypeError('--brand and --out are needed')
  if (Number.isNaN(now.getTime())) throw new TypeError(`--now ${values.now} is not an instant`)
  const queries =
    values.queries === undefined
      ? publicQueries
      : (JSON.parse(readFileSync(values.queries, 'utf8')) as readonly RecordedQuery[])
  const snapshot = await takeSnapshot({ brandsDir: values.brands, brand, now, queries })
  writeFileSync(out, `${JSON.stringify(snapshot)}\n`)
  process.stdout.write(`${Object.keys(snapshot.answers).length} answers written to ${out}\n`)
}

main().catch((error: unknown) => {
  const wrongUsage = error instanceof TypeError
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n${wrongUsage ? usage : ''}`)
  process.exitCode = wrongUsage ? 2 : 1
})
