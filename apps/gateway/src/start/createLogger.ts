import { type DestinationStream, type Logger, pino } from 'pino'
import { innermostCode } from '../calls/innermostCode.ts'
import { isUnavailable } from '../database/databaseUnavailable.ts'
import { explainDamage } from './explainFailure.ts'
import { hideSecrets } from './hideSecrets.ts'

export interface LoggerOptions {
  readonly level: string
  /** Where lines go; standard output when left out. */
  readonly destination?: DestinationStream
}

/**
 * The gateway's log: one JSON object per line. A request appears as method and path only: no query, header or body ever
 * reaches a line. What slips into a logged object under a secret's name is replaced, and an error keeps its type,
 * message, code, the code of its cause and, where it lies in the program, its stack only.
 */
export function createLogger({ level, destination }: LoggerOptions): Logger {
  const options = {
    level,
    formatters: { log: hideSecrets },
    serializers: { req: describeRequest, res: describeReply, err: describeError },
  }
  return destination === undefined ? pino(options) : pino(options, destination)
}

function describeRequest(request: { method?: string; url?: string; id?: unknown }): object {
  return { method: request.method, path: request.url?.split('?', 1)[0]?.slice(0, 200) }
}

function describeReply(reply: { statusCode?: number }): object {
  return { status: reply.statusCode }
}

function describeError(error: unknown): object {
  if (!(error instanceof Error)) return { type: typeof error }
  // An error may have a code; it is looked at before it is used.
  const { code } = error as { code?: unknown }
  const damage = explainDamage({ code, message: error.message })
  return {
    type: error.name,
    // A database's detail line quotes the row; only its message is kept.
    message: damage ?? error.message,
    ...(typeof code === 'string' ? { code } : {}),
    ...(error.cause instanceof Error ? { cause: innermostCode(error) } : {}),
    // While a database is away everything fails alike and often, and where in the program says nothing about it.
    ...(isUnavailable(error) ? {} : { stack: error.stack }),
  }
}
