import { hasErrors, type Issue, printIssues, summarise } from '@foyer/brand/node'
import type { WebSocketServer } from 'vite'

/** Lays what is wrong with the brand's files over the page; warnings stay in the terminal. */
export function showProblems(socket: Pick<WebSocketServer, 'send'>, issues: readonly Issue[]): void {
  if (!hasErrors(issues)) return
  const errors = issues.filter(({ severity }) => severity === 'error')
  socket.send({
    type: 'error',
    err: {
      message: `${summarise(errors)}; the page shows the last version without errors\n\n${printIssues(errors)}`,
      stack: '',
      plugin: 'foyer',
    },
  })
}
