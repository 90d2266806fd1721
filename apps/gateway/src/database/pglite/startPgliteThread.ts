import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import type { PgliteLocation } from './createPglite.ts'
import type { ErrorFields, QueryAnswer, WorkerAnswer, WorkerRequest } from './workerMessages.ts'

/** PostgreSQL in a thread of its own, so that nothing else waits while it works. */
export interface PgliteThread {
  readonly query: (text: string, values: readonly unknown[]) => Promise<QueryAnswer>
  /** All its files as a tar archive. */
  readonly dump: () => Promise<ArrayBuffer>
  readonly close: () => Promise<void>
}

/** Rows pass through quickly; with V8's usual 48 MB dead ones would wait long to be collected. */
const maxYoungGenerationSizeMb = 4

interface Waiting {
  readonly resolve: (value: unknown) => void
  readonly reject: (error: Error) => void
}

/** Starts the thread and waits until its database answers. */
export async function startPgliteThread(location: PgliteLocation): Promise<PgliteThread> {
  const waiting = new Map<number, Waiting>()
  let lastId = 0
  const worker = new Worker(new URL('./pgliteWorker.ts', import.meta.url), {
    workerData: location,
    execArgv: [],
    resourceLimits: { maxYoungGenerationSizeMb },
  })
  const wait = (id: number) =>
    new Promise<unknown>((resolve, reject) => {
      waiting.set(id, { resolve, reject })
    })
  worker.on('message', (message: WorkerAnswer) => {
    const waiter = waiting.get(message.id)
    waiting.delete(message.id)
    if ('error' in message) waiter?.reject(toError(message.error))
    else waiter?.resolve(message.value)
  })
  // Nobody listens to `error`: when the thread breaks, the process ends, and the files say what was committed.
  const ask = (request: WorkerRequest): Promise<unknown> => {
    const answer = wait(request.id)
    worker.postMessage(request)
    return answer
  }
  const nextId = (): number => {
    lastId += 1
    return lastId
  }

  try {
    await Promise.race([wait(0), broken(worker)])
  } catch (error) {
    await worker.terminate()
    throw error
  }
  return {
    // The thread answers each question with what its name says.
    query: async (text, values) => {
      // The thread answers each kind of question in its form.
      const answer = (await ask({ id: nextId(), what: 'query', text, values })) as QueryAnswer
      for (const column of answer.byteColumns) for (const row of answer.rows) row[column] = toBuffer(row[column])
      return answer
    },
    // The thread answers each kind of question in its form.
    dump: async () => (await ask({ id: nextId(), what: 'dump' })) as ArrayBuffer,
    close: async () => {
      const ended = once(worker, 'exit')
      await ask({ id: nextId(), what: 'close' })
      await ended
    },
  }
}

/** Rejects when the thread breaks before it has said a word, as it may over files that are damaged. */
function broken(worker: Worker): Promise<never> {
  return new Promise((_resolve, reject) => {
    worker.once('error', reject)
    worker.once('message', () => worker.off('error', reject))
  })
}

function toError({ message, ...fields }: ErrorFields): Error {
  return Object.assign(new Error(message), fields)
}

/** Bytes lose their class on the way between threads. */
function toBuffer(value: unknown): unknown {
  return value instanceof Uint8Array ? Buffer.from(value.buffer, value.byteOffset, value.byteLength) : value
}
