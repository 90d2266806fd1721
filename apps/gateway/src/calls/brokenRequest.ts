import { randomUUID } from 'node:crypto'
import { STATUS_CODES } from 'node:http'
import type { Socket } from 'node:net'
import { type ProblemCode, problemStatus } from '@foyer/contract'
import { problemText } from './problemTexts.ts'

/** Time in ms that a refused sender has to hear the answer. */
const lingering = 1000

function codeOf({ code }: NodeJS.ErrnoException): ProblemCode {
  if (code === 'ERR_HTTP_REQUEST_TIMEOUT') return 'request_timeout'
  return code === 'HPE_HEADER_OVERFLOW' ? 'too_large' : 'bad_request'
}

/** Answers what is not even HTTP, with the same envelope as everything else, and hangs up. */
export function answerBrokenRequest(error: NodeJS.ErrnoException, socket: Socket): void {
  if (error.code === 'ECONNRESET' || socket.destroyed || !socket.writable) {
    socket.destroy()
    return
  }
  const code = codeOf(error)
  const body = JSON.stringify({ success: false, code, message: problemText(code), requestId: randomUUID() })
  const status = error.code === 'HPE_HEADER_OVERFLOW' ? 431 : problemStatus[code]
  const head = [
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
    'Content-Type: application/json; charset=utf-8',
    `Content-Length: ${Buffer.byteLength(body)}`,
    'Connection: close',
  ]
  socket.end(`${head.join('\r\n')}\r\n\r\n${body}`)
  // A sender that goes on writing would keep its socket for ever; one that listens has the answer by then.
  setTimeout(() => socket.destroy(), lingering).unref()
}
