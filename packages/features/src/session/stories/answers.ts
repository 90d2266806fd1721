import type { Country, FieldRules, SignedIn } from '@foyer/contract'

export const signedIn: SignedIn = { token: 'cookie', firstTimeLogin: false, passwordExpired: false }

export const countries: readonly Country[] = [
  { countryCode: 'GB', countryDialingCode: '44', mobileLengths: [10] },
  { countryCode: 'TR', countryDialingCode: '90', mobileLengths: [10] },
  { countryCode: 'VN', countryDialingCode: '84', mobileLengths: [9] },
  { countryCode: 'US', countryDialingCode: '1', mobileLengths: [10] },
]

const text = {
  enabled: true,
  required: true,
  patternId: 'anyCharacters',
  minLength: 1,
  maxLength: 64,
  type: 'text',
} as const
export const rules: FieldRules = {
  username: { ...text, patternId: 'letterFirst', minLength: 6, maxLength: 16 },
  password: { ...text, patternId: 'lettersDigitsSymbols', minLength: 8, type: 'password' },
  email: { ...text, patternId: 'mailbox', minLength: 6, required: false },
  mobileNum: { ...text, patternId: 'digits', minLength: 6, maxLength: 20, type: 'tel' },
  verificationCode: { ...text, patternId: 'digits', minLength: 6, maxLength: 6 },
}

/** A picture for stories; nothing is hidden in it. */
export const captcha = {
  captchaId: 'picture',
  image:
    'data:image/svg+xml,%3Csvg xmlns="http://www.w3.org/2000/svg" width="240" height="80"%3E%3Crect width="240" height="80" fill="%23ddd"/%3E%3Ctext x="60" y="54" font-size="44" fill="%23333"%3EK3D7%3C/text%3E%3C/svg%3E',
}

/** Work for the visitor's machine that is done at once. */
export async function humanWork(): Promise<{ challenge: string }> {
  const [{ createChallenge }, { deriveKey }] = await Promise.all([
    import('altcha-lib'),
    import('altcha-lib/algorithms/web/pbkdf2'),
  ])
  const challenge = await createChallenge({
    algorithm: 'PBKDF2/SHA-256',
    cost: 1,
    counter: 1,
    deriveKey,
    hmacSignatureSecret: 'story',
  })
  return { challenge: JSON.stringify(challenge) }
}
