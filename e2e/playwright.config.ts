import { defineConfig } from '@playwright/test'
import { findChromium, flags } from '../scripts/chromium.mjs'

const port = 4300
const vendorPort = 4301
const browser = await findChromium()

/** `smoke`: one journey per capability; `default`: all, axe in full for the default brand; `full`: every combination. */
const scope = process.env.E2E_SCOPE ?? 'default'

export default defineConfig({
  testDir: '.',
  outputDir: 'test-results',
  fullyParallel: true,
  workers: 2,
  retries: 1,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: [['list'], ['json']],
  ...(scope === 'smoke' ? { grep: /@smoke/ } : {}),
  ...(scope === 'default' ? { grepInvert: /@full/ } : {}),
  use: {
    baseURL: `http://localhost:${port}`,
    locale: 'en-GB',
    timezoneId: 'UTC',
    trace: 'retain-on-failure',
    launchOptions: { executablePath: browser.path, args: [...flags] },
  },
  webServer: {
    command: 'node serve.mjs',
    url: `http://127.0.0.1:${port}/`,
    timeout: 240_000,
    reuseExistingServer: false,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
    stdout: 'pipe',
    env: { PORT: String(port), VENDOR_PORT: String(vendorPort) },
  },
})
