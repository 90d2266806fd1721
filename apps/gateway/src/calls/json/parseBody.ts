import { ProblemError } from '../problem.ts'
import { JsonFault, parseJson } from './parseJson.ts'

/** The value of an operation's body. Throws `malformed_body`, with the place where there is one. */
export function parseBody(text: string): unknown {
  try {
    return parseJson(text)
  } catch (error) {
    if (!(error instanceof JsonFault)) throw error
    const { path, message } = error
    throw new ProblemError('malformed_body', path === undefined ? {} : { issues: [{ path, message }] })
  }
}

/** The fields of a form. Throws `malformed_body` where one stands twice. */
export function parseForm(text: string): unknown {
  const fields = new Map<string, string>()
  for (const [name, value] of new URLSearchParams(text)) {
    if (fields.has(name))
      throw new ProblemError('malformed_body', {
        issues: [{ path: `/${name.slice(0, 64)}`, message: 'stands twice' }],
      })
    fields.set(name, value)
  }
  return Object.fromEntries(fields)
}
