import { type Invocation, textOption } from '../cli/command.ts'
import { usageError } from '../cli/exitCodes.ts'

/** The server that answers API calls. */
export function parseApi(options: Invocation['options']): URL {
  const text = textOption(options, 'api', 'http://127.0.0.1:4000')
  const url = URL.parse(text)
  if (!url?.protocol.startsWith('http'))
    throw usageError(`--api "${text}" is not an address; write for example http://127.0.0.1:4000`)
  return url
}
