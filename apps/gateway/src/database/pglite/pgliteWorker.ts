import { setFlagsFromString } from 'node:v8'
import { parentPort, workerData } from 'node:worker_threads'
import { type PGlite, types } from '@electric-sql/pglite'
import { releaseMemory } from '../releaseMemory.ts'
import { createPglite, type PgliteLocation } from './createPglite.ts'
import type { ErrorFields, QueryAnswer, WorkerAnswer, WorkerRequest } from './workerMessages.ts'

/**
 * - Freeing compiled WebAssembly while it runs now and then ends Node 24 with a failed check of its own
 *   (nodejs/node#64500).
 * - The optimising compiler takes 600 MB and four seconds for one function, PostgreSQL's grammar; without it statements
 *   take about a tenth longer.
 */
const flags = ['--no-wasm-code-gc', '--liftoff-only', '--no-wasm-tier-up', '--no-wasm-dynamic-tiering']
for (const flag of flags) setFlagsFromString(flag)

const answer = (message: WorkerAnswer): void => parentPort?.postMessage(message)

async function query(pglite: PGlite, text: string, values: readonly unknown[]): Promise<QueryAnswer> {
  const { rows, fields, command = '', rowCount = 0 } = await pglite.query<Record<string, unknown>>(text, [...values])
  const byteColumns = fields.filter(({ dataTypeID }) => dataTypeID === types.BYTEA).map(({ name }) => name)
  return { rows, command, rowCount, byteColumns }
}

async function perform(pglite: PGlite, request: WorkerRequest): Promise<unknown> {
  switch (request.what) {
    case 'query':
      return query(pglite, request.text, request.values)
    case 'dump':
      return (await pglite.dumpDataDir('none')).arrayBuffer()
    case 'close':
      return pglite.close()
  }
}

/** Copying an error to another thread keeps its message only. */
function fieldsOf(error: unknown): ErrorFields {
  // What the database throws is an error object.
  const texts = Object.entries(error as object).filter(([, value]) => typeof value === 'string')
  return { ...Object.fromEntries(texts), message: error instanceof Error ? error.message : String(error) }
}

async function serve(): Promise<void> {
  // The thread that starts this one gives it nothing else.
  const pglite = await createPglite(workerData as PgliteLocation)
  releaseMemory()
  parentPort?.on('message', (request: WorkerRequest) => {
    perform(pglite, request)
      .then(
        (value) => answer({ id: request.id, value }),
        (error: unknown) => answer({ id: request.id, error: fieldsOf(error) }),
      )
      .finally(() => {
        if (request.what === 'close') parentPort?.close()
      })
  })
  answer({ id: 0, value: undefined })
}

serve().catch((error: unknown) => answer({ id: 0, error: fieldsOf(error) }))
