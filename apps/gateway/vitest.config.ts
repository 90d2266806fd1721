import { defaultServerConditions } from 'vite'
import { defineConfig } from 'vitest/config'
import { restingFiles } from '../../scripts/daysTurn.mjs'
import { replacingTests } from '../../scripts/replacingTests.mjs'

const include = ['{src,tests}/**/*.test.ts']
/** What starts gateways on the embedded database only need not be tried again beside a server. */
const embedded = 'tests/main/'
const hasServer = process.env.TEST_DATABASE_URL !== undefined
/** In a share each file runs on one of the two databases, on the other one the next day. */
const resting = restingFiles(import.meta.dirname, include, 2, hasServer ? 1 : 0)
const leftOut = hasServer ? [...resting, `${embedded}**`] : resting.filter((file) => !file.startsWith(embedded))
const replacing = replacingTests(import.meta.dirname, include).filter((file) => !leftOut.includes(file))

const shared = {
  ssr: {
    resolve: { conditions: ['foyer-source', ...defaultServerConditions], externalConditions: ['foyer-source', 'node'] },
  },
}
const test = {
  environment: 'node',
  pool: 'forks' as const,
  // Each process holds a database of its own in memory; two at a time keep the machine's memory.
  maxWorkers: 2,
  testTimeout: 20_000,
  hookTimeout: 60_000,
}

export default defineConfig({
  test: {
    maxWorkers: test.maxWorkers,
    projects: [
      // One process runs file after file: modules are loaded and a database is started once, not for each.
      { ...shared, test: { ...test, name: 'gateway', include, exclude: [...replacing, ...leftOut], isolate: false } },
      { ...shared, test: { ...test, name: 'gateway alone', include: replacing } },
    ],
  },
})
