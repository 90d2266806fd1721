import { SignatureError } from '../../calls/checkSignature.ts'
import { toProblem } from '../../calls/errorAnswers.ts'
import { JsonFault } from '../../calls/json/parseJson.ts'
import { SeamlessError } from './seamlessError.ts'

/** Whatever else went wrong changed nothing: the vendor may send the same call again. */
export function toRefusal(error: unknown): SeamlessError {
  if (error instanceof SeamlessError) return error
  if (error instanceof JsonFault) return new SeamlessError('malformed', error.sentence)
  if (error instanceof SignatureError) return new SeamlessError('signature_refused', error.message)
  const { code } = toProblem(error)
  return code === 'bad_request'
    ? new SeamlessError('malformed', 'A value is out of range')
    : new SeamlessError('unavailable', 'The call could not be carried out; send it again')
}
