import { basename } from 'node:path'
import { hasErrors, type Issue, printIssues, summarise } from '@foyer/brand/node'
import type { DevProblems } from '@foyer/portal/dev'

/** What pages lay over themselves: errors with file, line and way out; warnings stay in the terminal. */
export function problemsOf(dir: string, issues: readonly Issue[]): DevProblems {
  if (!hasErrors(issues)) return { title: '', text: '' }
  const errors = issues.filter(({ severity }) => severity === 'error')
  return {
    title: `${basename(dir)}: ${summarise(errors)}; the page shows the last version without errors`,
    text: printIssues(errors),
  }
}
