import { fileURLToPath } from 'node:url'
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin'
import react from '@vitejs/plugin-react'
import { playwright } from '@vitest/browser-playwright'
import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config'
import { kitExamplesPlugin } from '../../.storybook/kitExamples.ts'
import { kitHealthPlugin } from '../../.storybook/kitHealth.ts'
import { findChromium, findPinnedChromium, flags, launchOptions, photographFlags } from '../../scripts/chromium.mjs'
import { pointerCommands } from './photographs/commands.ts'

const configDir = fileURLToPath(new URL('../../.storybook', import.meta.url))
const sourceConditions = ['foyer-source', 'module', 'browser', 'development|production']
/**
 * Named up front, so that Vite does not find them in the middle of a run and reload the page under a test. Icons are
 * many small modules and are served as they are.
 */
const dependencies = [
  'react',
  'react/jsx-runtime',
  'react/jsx-dev-runtime',
  'react-dom',
  'react-dom/client',
  'styled-components',
  'keen-slider',
  'react-day-picker',
  'final-form',
  'react-final-form',
  'react-dom/server',
  '@storybook/react-vite',
  'storybook/test',
  // Around the forms of features.
  '@tanstack/react-query',
  'altcha-lib',
  'altcha-lib/algorithms/web/pbkdf2',
  'qrcode.react',
  'react-router-dom',
  'valtio',
]

const found = await findChromium()
const pinned = findPinnedChromium()
if (!pinned) console.warn('Photographs are skipped: the browser they are compared with exists for Linux on x64 only.')

const browserOf = (browser: NonNullable<typeof pinned>, args: string[]) => ({
  enabled: true,
  headless: true,
  screenshotFailures: false,
  provider: playwright({
    launchOptions: launchOptions(browser, args),
    contextOptions: { reducedMotion: 'reduce', locale: 'en-GB', timezoneId: 'UTC', deviceScaleFactor: 1 },
  }),
  instances: [{ browser: 'chromium' as const }],
  viewport: { width: 1024, height: 768 },
})

const shared = {
  resolve: { conditions: sourceConditions },
  optimizeDeps: { include: dependencies },
}

const projects: TestProjectInlineConfiguration[] = [
  {
    ...shared,
    plugins: [react(), kitHealthPlugin(), kitExamplesPlugin()],
    test: {
      name: 'ui-unit',
      // What waits for an idle page waits as long as the machine is busy with something else.
      expect: { poll: { timeout: 15_000 } },
      testTimeout: 30_000,
      include: ['{src,stories}/**/*.test.{ts,tsx}'],
      setupFiles: ['testing/setup.ts'],
      browser: browserOf(found, flags),
    },
  },
  {
    ...shared,
    plugins: [storybookTest({ configDir })],
    // One page shows story after story, as Storybook does; a page of its own for each file takes twice as long.
    test: { name: 'stories', isolate: false, testTimeout: 60_000, browser: browserOf(found, flags) },
  },
  {
    test: {
      name: 'pack',
      include: ['pack/pack.test.ts', 'build/**/*.test.ts'],
      environment: 'node',
      testTimeout: 240_000,
      hookTimeout: 240_000,
    },
  },
  {
    test: {
      name: 'recipes',
      include: ['pack/recipes.test.ts'],
      environment: 'node',
      testTimeout: 240_000,
      hookTimeout: 240_000,
    },
  },
]

if (pinned) {
  projects.push({
    ...shared,
    plugins: [react(), kitHealthPlugin(), kitExamplesPlugin()],
    test: {
      name: 'photographs',
      include: ['photographs/**/*.test.tsx'],
      browser: {
        ...browserOf(pinned, photographFlags),
        commands: pointerCommands,
        expect: {
          toMatchScreenshot: {
            comparatorName: 'pixelmatch',
            // The browser draws rounded corners a shade lighter or darker at times, a few pixels of each; a word or a line is many more.
            comparatorOptions: { threshold: 0.01, allowedMismatchedPixels: 6, includeAA: true },
            screenshotOptions: { animations: 'disabled', caret: 'hide' },
            resolveScreenshotPath: ({ arg, ext }) => fileURLToPath(new URL(`src/${arg}${ext}`, import.meta.url)),
          },
        },
      },
    },
  })
}

export default defineConfig({ test: { projects } })
