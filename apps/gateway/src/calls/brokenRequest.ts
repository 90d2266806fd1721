import { randomUUID } from 'node:crypto'
import type { Socket } from 'node:net'
import { type ProblemCode, problemStatus } from '@foyer/contract'
import { problemText } from './problemTexts.ts'

/** Answers what is not even HTTP, with the same envelope as everything else, and hangs up. */
export function answerBrokenRequest(error: NodeJS.ErrnoException, socket: Socket): void {
  if (error.code === 'ECONNRESET' || socket.destroyed || !socket.writable) {
    socket.destroy()
    return
  }
  const code: ProblemCode = error.code === 'HPE_HEADER_OVERFLOW' ? 'too_large' : 'bad_request'
  const body = JSON.stringify({ success: false, code, message: problemText(code, 'en'), requestId: randomUUID() })
  const head = [
    `HTTP/1.1 ${problemStatus[code]} ${code === 'too_large' ? 'Content Too Large' : 'Bad Request'}`,
    'Content-Type: application/json; charset=utf-8',
    `Content-Length: ${Buffer.byteLength(body)}`,
    'Connection: close',
  ]
  socket.end(`${head.join('\r\n')}\r\n\r\n${body}`)
}
