import { createRemoteJWKSet, type JWTVerifyGetKey, jwtVerify } from 'jose'

/** Where Firebase publishes the keys it signs with. */
const keysAddress = 'https://www.googleapis.com/service_accounts/v1/jwk/securetoken@system.gserviceaccount.com'
let known: JWTVerifyGetKey | undefined

/** Asked for at the first token, and again when Firebase signs with a new one. */
function publishedKeys(): JWTVerifyGetKey {
  known ??= createRemoteJWKSet(new URL(keysAddress))
  return known
}

interface FirebaseClaim {
  readonly projectId: string
  /** Number in its international form. */
  readonly number: string
  readonly now: Date
}

/**
 * Whether Firebase says that a number was verified for this project, as its documents ask to check it: signature, issuer,
 * audience, times and the number itself. A sign-in older than ten minutes does not count.
 */
export async function checkFirebaseToken(
  token: string,
  { projectId, number, now }: FirebaseClaim,
  keys: JWTVerifyGetKey = publishedKeys(),
): Promise<boolean> {
  try {
    const { payload } = await jwtVerify(token, keys, {
      algorithms: ['RS256'],
      issuer: `https://securetoken.google.com/${projectId}`,
      audience: projectId,
      currentDate: now,
      maxTokenAge: '10 minutes',
      requiredClaims: ['sub', 'exp', 'iat', 'phone_number'],
    })
    return payload.sub !== '' && payload.phone_number === number
  } catch {
    return false
  }
}
