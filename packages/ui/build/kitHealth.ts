import { execFile } from 'node:child_process'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { basename, join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import type { ComponentHealth } from '../stories/componentHealth.ts'

const run = promisify(execFile)
const kit = fileURLToPath(new URL('..', import.meta.url))
const repository = join(kit, '../..')

interface StoryReport {
  readonly startTime: number
  readonly testResults: readonly {
    readonly name: string
    readonly assertionResults: readonly { readonly status: string }[]
  }[]
}

interface SizeReport {
  readonly name: string
  readonly size: number
  readonly sizeLimit: number
}

const filesOf = (folder: string): readonly string[] =>
  existsSync(folder) ? readdirSync(folder, { recursive: true, encoding: 'utf8' }) : []

/** Day of the last commit that touched a photograph, by folder such as `components/Button`; empty without history. */
export function visualChanges(log: string): ReadonlyMap<string, string> {
  const changes = new Map<string, string>()
  let day = ''
  for (const line of log.split('\n')) {
    const folder = /packages\/ui\/src\/(.+)\/__screenshots__\//.exec(line)?.[1]
    if (/^\d{4}-\d\d-\d\d$/.test(line)) day = line
    else if (folder && !changes.has(folder)) changes.set(folder, day)
  }
  return changes
}

/** Stories of a component that the last run of the tests opened with axe, and how many of them failed. */
export function storiesChecked(report: StoryReport, folder: string): ComponentHealth['axe'] {
  const own = report.testResults.filter(({ name }) => name.includes(`/src/${folder}/`))
  const results = own.flatMap(({ assertionResults }) => assertionResults)
  if (results.length === 0) return undefined
  const failed = results.filter(({ status }) => status === 'failed').length
  return { stories: results.length, failed, day: new Date(report.startTime).toISOString().slice(0, 10) }
}

async function gitLog(): Promise<string> {
  const args = ['log', '--format=%cs', '--name-only', '--', 'packages/ui/src/**/__screenshots__/**']
  const answer = await run('git', args, { cwd: repository, maxBuffer: 2 ** 26 }).catch(() => undefined)
  return answer?.stdout ?? ''
}

/** Sizes against their budgets, as the size check measures them; none while nothing is built, and none in tests, which it would hold up. */
async function sizes(): Promise<readonly SizeReport[]> {
  if (process.env.VITEST || !existsSync(join(kit, 'dist'))) return []
  const args = [join(repository, 'node_modules/size-limit/bin.js'), '--json']
  // It ends with 1 when a budget is exceeded, which is what the page is there to show.
  const answer = await run(process.execPath, args, { cwd: kit, maxBuffer: 2 ** 24 }).catch(
    (error: { stdout?: string }) => error,
  )
  return answer.stdout ? (JSON.parse(answer.stdout) as SizeReport[]) : []
}

/** The last run of the stories, in however many parts the tests run them; nothing while there was none. */
export function storyReport(folder: string): StoryReport | undefined {
  const [first, ...others] = filesOf(folder)
    .filter((file) => /^stories \d+\.json$/.test(file))
    // Vitest's reporter writes these.
    .map((file) => JSON.parse(readFileSync(join(folder, file), 'utf8')) as StoryReport)
  return first && { ...first, testResults: [first, ...others].flatMap(({ testResults }) => testResults) }
}

const kB = (bytes: number): number => Math.round(bytes / 100) / 10

/** What is known of every component: states, languages, size, axe and the last change that was seen (N12). */
export async function kitHealth(): Promise<readonly ComponentHealth[]> {
  const [log, measured] = await Promise.all([gitLog(), sizes()])
  const changes = visualChanges(log)
  const report = storyReport(join(repository, '.foyer/reports'))
  return ['components', 'centre'].flatMap((group) =>
    readdirSync(join(kit, 'src', group)).map((name) => {
      const folder = `${group}/${name}`
      const files = filesOf(join(kit, 'src', folder))
      const stories = files.filter((file) => file.endsWith('.stories.tsx') && !file.endsWith('.matrix.stories.tsx'))
      const source = stories.map((file) => readFileSync(join(kit, 'src', folder, file), 'utf8')).join('\n')
      const size = measured.find((entry) => entry.name === folder)
      return {
        name,
        group,
        stories: source.match(/^export const \w+: Story/gm)?.length ?? 0,
        photographs: files.filter((file) => file.endsWith('.png')).length,
        languages: files
          .filter((file) => /^messages[\\/]/.test(relative('.', file)))
          .map((file) => basename(file, '.json'))
          .sort(),
        axe: report && storiesChecked(report, folder),
        size: size && { kB: kB(size.size), limit: kB(size.sizeLimit) },
        changed: changes.get(folder),
      }
    }),
  )
}
