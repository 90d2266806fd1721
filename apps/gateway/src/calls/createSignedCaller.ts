import { signedPost } from '@foyer/contract'
import type { OnUnsigned } from './warnOfUnsigned.ts'

interface Partner {
  /** Code that the calls are signed for. */
  readonly caller: string
  /** Header with the code. */
  readonly callerHeader: string
  /** Address of its server with the path before the name of a call. */
  readonly url: string
  readonly base: string
  readonly secret: Buffer
  /** Milliseconds for an answer, up to its last byte. */
  readonly timeout?: number
  /** Hears that the server refuses the signature of a call. */
  readonly onUnsigned: OnUnsigned
}

interface About {
  readonly reference: string
}

export interface SignedCaller {
  /** The JSON that it answers; nothing where it does not, too late, or with an error. */
  readonly ask: (call: string, content: object) => Promise<unknown>
  /** Its answer about a reference; one of another form, or about another, counts as none. */
  readonly askAbout: <Answer extends About>(
    call: string,
    content: About,
    isOne: (answer: unknown) => answer is Answer,
  ) => Promise<Answer | undefined>
}

/** An answer is a few fields; who sends more is not listened to. */
const mostBytes = 64 * 1024
/** What a server answers to a call that it takes for not signed by the caller; the contract says 401. */
const unsignedStatus = [401, 403]

/** Throws where an answer is longer than it may be; what is left of it is not read. */
async function readText({ body }: Response): Promise<string> {
  const parts: Uint8Array[] = []
  let length = 0
  for await (const part of body ?? []) {
    length += part.length
    if (length > mostBytes) throw new RangeError('The answer is too long')
    parts.push(part)
  }
  return Buffer.concat(parts).toString()
}

/** Signed calls of somebody else's server. */
export function createSignedCaller({ url, base, timeout = 5000, onUnsigned, ...signer }: Partner): SignedCaller {
  const ask: SignedCaller['ask'] = async (call, content) => {
    const path = `${base}/${call}`
    const post = await signedPost({ ...signer, path, body: JSON.stringify(content) })
    try {
      const response = await fetch(url + path, { ...post, signal: AbortSignal.timeout(timeout) })
      const { status } = response
      if (unsignedStatus.includes(status)) onUnsigned({ caller: signer.caller, url, path, status })
      if (response.ok) return JSON.parse(await readText(response))
      // A body that nobody reads holds its connection for as long as an answer may take.
      await response.body?.cancel()
      return undefined
    } catch {
      return undefined
    }
  }
  return {
    ask,
    askAbout: async (call, content, isOne) => {
      const answer = await ask(call, content)
      return isOne(answer) && answer.reference === content.reference ? answer : undefined
    },
  }
}
