import type { FastifyInstance } from 'fastify'
import type { GameStore } from '../frame/store/gameStore.ts'
import { groupCommitOf } from '../frame/store/groupCommit.ts'

/** An answer holds so long, in ms: who asks often is not to keep the disk busy. */
const holdsMs = 1000

/** `/healthz`: the process answers. `/readyz`: rounds can be written down too, so players may come. */
export function addHealthRoutes(app: FastifyInstance, { database, touch }: GameStore): void {
  let last: Promise<boolean> | undefined
  let askedAt = 0
  const isReady = (): Promise<boolean> => {
    const at = performance.now()
    if (last === undefined || at - askedAt >= holdsMs) {
      askedAt = at
      last = groupCommitOf(database)
        .write(touch)
        .then(
          () => true,
          (error: unknown) => {
            app.log.warn({ err: error }, 'not ready')
            return false
          },
        )
    }
    return last
  }
  app.get('/healthz', async (_request, reply) => {
    void reply.header('cache-control', 'no-store')
    return { status: 'ok' }
  })
  app.get('/readyz', async (_request, reply) => {
    void reply.header('cache-control', 'no-store')
    return (await isReady()) ? { status: 'ready' } : reply.code(503).send({ status: 'unavailable' })
  })
}
