/** The three brands on one gateway, as `npm start` runs them, on ports and data of their own. */
import { join } from 'node:path'
import { root } from '../scripts/runtime.mjs'
import { freshDatabase } from './freshDatabase.mjs'
import { merchantSecret } from './merchantSecret.mjs'

if (process.env.E2E_PORT) {
  process.env.PORT ??= process.env.E2E_PORT
  process.env.VENDOR_PORT ??= String(Number(process.env.E2E_PORT) + 1)
}
process.env.FOYER_HOME = join(root, '.foyer', 'e2e')
process.env.FOYER_MERCHANT_SECRET_COMET = merchantSecret
if (process.env.TEST_DATABASE_URL) process.env.DATABASE_URL = await freshDatabase(process.env.TEST_DATABASE_URL)
// Reads its folders from the environment when it is loaded.
const { startPortal } = await import('../scripts/portal.mjs')
await startPortal(['comet', 'marigold', 'keystone'], { anew: true })
