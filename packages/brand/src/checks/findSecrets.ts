/** Keys whose value is meant for nobody else. */
export const secretKey = /(secret|passw(or)?d|passphrase|private[-_]?key|api[-_]?key|access[-_]?key|credential|bearer)/i

/** Forms that keys and tokens of well-known kinds have. */
const secretForms: readonly (readonly [name: string, form: RegExp])[] = [
  ['a private key', /-----BEGIN [A-Z ]*PRIVATE KEY-----/],
  ['a signed token', /\beyJ[\w-]{8,}\.[\w-]{8,}\.[\w-]{8,}/],
  ['an access key', /\b(AKIA|ASIA)[0-9A-Z]{16}\b/],
  ['a payment key', /\b[rs]k_(live|test)_[0-9A-Za-z]{8,}/],
  ['a repository token', /\b(gh[pousr]_|github_pat_|glpat-)[\w-]{16,}/],
  ['a chat token', /\bxox[abprs]-[\w-]{10,}/],
  ['a password in an address', /\b[a-z][a-z+.-]*:\/\/[^/\s:@]+:[^/\s:@]+@/i],
]

/** Whether a text is one long run of mixed characters, as only generated keys are. */
export function looksRandom(text: string): boolean {
  if (!/^[\w+/=-]{32,}$/.test(text)) return false
  if (/^[0-9a-f]{32,}$/i.test(text)) return true
  return /[a-z]/.test(text) && /[A-Z]/.test(text) && /[0-9]/.test(text)
}

/** The kind of secret that a text holds, by its form alone. */
export const knownSecret = (text: string): string | undefined => secretForms.find(([, form]) => form.test(text))?.[0]

interface FoundSecret {
  readonly form: string
  readonly offset: number
  readonly length: number
}

/** `password: hunter2`, `API_KEY=…`, `"secret": "…"`. */
const assignment = /([\w.-]{2,40})["']?\s*[:=]\s*["']?([^\s"',;]{6,})/g

/** A sentence may speak of a password; what stands behind `=`, or is no plain word, is one. */
const isWord = /^[\p{L}.]+[.,;!?)]*$/u

/** Secrets in a text of any form, at most one a line. In a drawing long runs of characters are shapes, not keys. */
export function findSecrets(text: string, isDrawing: boolean): readonly FoundSecret[] {
  const found: FoundSecret[] = []
  let offset = 0
  for (const line of text.split('\n')) {
    const secret = secretOf(line, isDrawing)
    if (secret) found.push({ ...secret, offset: offset + secret.offset })
    offset += line.length + 1
  }
  return found
}

function secretOf(line: string, isDrawing: boolean): FoundSecret | undefined {
  for (const [form, shape] of secretForms) {
    const match = shape.exec(line)
    if (match) return { form, offset: match.index, length: match[0].length }
  }
  if (isDrawing) return undefined
  for (const match of line.matchAll(assignment)) {
    const [whole, key = '', value = ''] = match
    if (secretKey.test(key) && (whole.includes('=') || !isWord.test(value)))
      return { form: 'a secret', offset: match.index, length: whole.length }
  }
  for (const match of line.matchAll(/[\w+/=-]{32,}/g))
    if (looksRandom(match[0])) return { form: 'a generated key', offset: match.index, length: match[0].length }
  return undefined
}
