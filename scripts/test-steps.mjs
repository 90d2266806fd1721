/** The steps of `npm test` and how each is counted. Node 24 with dependencies. */
import { spawn } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { findChromium } from './chromium.mjs'
import { startPostgres } from './postgres.mjs'
import { environment, fail, root, say } from './runtime.mjs'

const reports = join(root, '.foyer', 'reports')

/** A check that passes or fails as a whole. */
const check = (name, command, args, options = {}) => ({ name, command, args, ...options })
/** A vitest run; each test counts. */
const vitest = (name, folder, args = [], options = {}) => ({
  name,
  folder,
  command: 'vitest',
  args: ['run', ...args, '--reporter=dot', '--reporter=json', `--outputFile.json=${join(reports, `${name}.json`)}`],
  report: 'vitest',
  ...options,
})

/** In parts: a browser keeps a file open for nearly every module it has loaded, and a system allows it so many only. */
const stories = (language) =>
  [1, 2, 3, 4].map((part) =>
    vitest(
      language === 'en' ? `stories ${part}` : `stories ${part} ${language}`,
      'packages/ui',
      ['--project=stories', `--shard=${part}/4`],
      { env: { VITE_STORY_LANGUAGE: language } },
    ),
  )

const steps = (full) => [
  check('types', 'turbo', ['run', 'typecheck', '--output-logs=errors-only']),
  check('format and lint', 'biome', ['check', '.']),
  check('typed lint', 'oxlint', ['--type-aware', '--quiet']),
  check('component ids', process.execPath, ['scripts/check-component-ids.mjs']),
  check('import law', 'depcruise', ['--config', '.dependency-cruiser.cjs', 'packages', 'apps']),
  check('unused code', 'knip', ['--no-progress']),
  check('lock file', process.execPath, ['scripts/check-lock.mjs']),
  check('workflows', process.execPath, ['scripts/check-workflows.mjs']),
  check('brands', process.execPath, ['packages/assembler/bin/foyer.mjs', 'check']),
  check('builds', 'turbo', ['run', 'build', '--output-logs=errors-only']),
  check('portal sizes', 'npm', ['run', '--silent', 'size', '-w', '@foyer/portal']),
  check('kit package', 'npm', ['run', '--silent', 'check:package', '-w', '@foyer/ui']),
  check('kit sizes', 'npm', ['run', '--silent', 'check:size', '-w', '@foyer/ui']),
  // Mistakes that are made in each shipped brand.
  vitest('unit', '.', [], full ? { env: { BRAND_MISTAKES: '1500' } } : {}),
  vitest('kit', 'packages/ui', ['--project=ui-unit', '--project=pack']),
  vitest('recipes', 'packages/ui', ['--project=recipes']),
  ...(full ? ['en', 'tr', 'en-XA'] : ['en']).flatMap(stories),
  vitest('photographs', 'packages/ui', ['--project=photographs'], {
    skip: process.platform !== 'linux' || process.arch !== 'x64',
  }),
  vitest('games', 'apps/vendors'),
  // Guesses against one account, operations of the bank, kills under load.
  vitest('gateway', 'apps/gateway', [], {
    database: true,
    ...(full ? { env: { GUESSES: 'many', BANK_OPERATIONS: '1000000', KILLS: 'many' } } : {}),
  }),
  {
    name: 'end-to-end',
    folder: 'e2e',
    command: 'playwright',
    args: ['test'],
    report: 'playwright',
    database: true,
    env: { E2E_SCOPE: process.env.E2E_SCOPE ?? (full ? 'full' : 'default') },
  },
]

function spawnStep(step, env) {
  return new Promise((resolve) => {
    const child = spawn(step.command, step.args, {
      cwd: join(root, step.folder ?? '.'),
      env: environment({
        ...env,
        ...step.env,
        CI: '1',
        NO_COLOR: '1',
        PLAYWRIGHT_JSON_OUTPUT_NAME: join(reports, `${step.name}.json`),
      }),
      stdio: ['ignore', 'inherit', 'inherit'],
    })
    child.on('error', (error) => {
      process.stderr.write(`${error.message}\n`)
      resolve(1)
    })
    child.on('exit', (code) => resolve(code ?? 1))
  })
}

/** Passed and failed of one step; a run that failed without a failed test counts as one failure. */
function count(step, code) {
  const file = join(reports, `${step.name}.json`)
  if (!step.report || !existsSync(file)) return code === 0 ? [1, 0] : [0, 1]
  const report = JSON.parse(readFileSync(file, 'utf8'))
  const [passed, failed] =
    step.report === 'vitest'
      ? [report.numPassedTests, report.numFailedTests]
      : [report.stats.expected, report.stats.unexpected + report.stats.flaky]
  return [passed, code !== 0 && failed === 0 ? 1 : failed]
}

const oneLine = (text) => say(`\n── ${text} ${'─'.repeat(Math.max(0, 70 - text.length))}`)

export async function runSteps({ only, full, postgres, tally }) {
  const names = only?.split(',').map((name) => name.trim())
  const all = steps(full)
  const unknown = names?.filter((name) => !all.some((step) => step.name === name)) ?? []
  if (unknown.length > 0)
    fail(`no such step: ${unknown.join(', ')}; there are: ${all.map((step) => step.name).join(', ')}`)
  rmSync(reports, { recursive: true, force: true })
  mkdirSync(reports, { recursive: true })
  const browser = await findChromium()
  const database = postgres ? await startPostgres({ durable: false }) : undefined
  const env = { CHROMIUM_PATH: browser.path, ...(database ? { TEST_DATABASE_URL: database.url } : {}) }
  const rows = []
  for (const step of all) {
    if (step.skip || (names && !names.includes(step.name)) || (postgres && !step.database)) continue
    oneLine(postgres ? `${step.name} on PostgreSQL` : step.name)
    const started = Date.now()
    const code = await spawnStep(step, env)
    const [passed, failed] = count(step, code)
    rows.push({ name: step.name, passed, failed, seconds: (Date.now() - started) / 1000 })
  }
  await database?.stop()
  oneLine('summary')
  for (const row of rows)
    say(
      `${row.failed === 0 ? 'ok  ' : 'FAIL'} ${row.name.padEnd(18)} ${String(row.passed).padStart(6)} passed ${String(row.failed).padStart(4)} failed ${row.seconds.toFixed(1).padStart(7)} s`,
    )
  const sum = (key) => rows.reduce((total, row) => total + row[key], 0)
  if (tally) {
    mkdirSync(dirname(tally), { recursive: true })
    writeFileSync(tally, JSON.stringify({ passed: sum('passed'), failed: sum('failed') }))
  }
  say(`\n${sum('passed')} passed, ${sum('failed')} failed`)
  process.exitCode = sum('failed') === 0 ? 0 : 1
}
