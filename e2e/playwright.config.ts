import { defineConfig } from '@playwright/test'
import { findChromium, flags } from '../scripts/chromium.mjs'
import { day, isShare } from '../scripts/daysTurn.mjs'

/**
 * `npx playwright test centres.spec.ts -g FP01` runs one spec or one test, here in `e2e/`. With `E2E_PORT` it uses the
 * portal that runs on that port already, started by `E2E_PORT=… node serve.mjs`, or starts one there.
 */
const port = Number(process.env.E2E_PORT ?? 4300)
const vendorPort = port + 1
const browser = await findChromium()

/** `smoke`: the main journeys; `default`: all, axe in some brands, themes and widths; `full`: in every one. */
const scope = process.env.E2E_SCOPE ?? 'default'
/** A share runs so many parts of the tests in turn, one a day. */
const parts = 5

export default defineConfig({
  testDir: '.',
  outputDir: 'test-results',
  fullyParallel: true,
  workers: 2,
  // A test that passes on a second try has failed.
  retries: 0,
  // Wide: what a machine under load does slowly is not wrong.
  timeout: 120_000,
  expect: { timeout: 20_000 },
  reporter: [['list'], ['json']],
  ...(scope === 'smoke' ? { grep: /@smoke/ } : isShare ? { shard: { current: (day % parts) + 1, total: parts } } : {}),
  ...(scope === 'default' ? { grepInvert: /@full/ } : {}),
  use: {
    baseURL: `http://localhost:${port}`,
    locale: 'en-GB',
    // A worker answers before a test's routes do; its own spec lets it.
    serviceWorkers: 'block',
    timezoneId: 'UTC',
    trace: process.env.E2E_TRACE ? 'retain-on-failure' : 'off',
    screenshot: 'only-on-failure',
    launchOptions: { executablePath: browser.path, args: [...flags] },
  },
  webServer: {
    command: 'node serve.mjs',
    url: `http://127.0.0.1:${port}/`,
    timeout: 240_000,
    reuseExistingServer: process.env.E2E_PORT !== undefined,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
    stdout: 'pipe',
    env: { PORT: String(port), VENDOR_PORT: String(vendorPort) },
  },
})
