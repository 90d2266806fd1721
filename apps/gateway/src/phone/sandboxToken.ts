import { jwtVerify, SignJWT } from 'jose'
import type { CallContext } from '../calls/handlers.ts'
import { ProblemError } from '../calls/problem.ts'

const audience = 'sandbox-phone'
type TokenContext = Pick<CallContext, 'secrets' | 'merchant' | 'clock' | 'mode'>

const issuerOf = ({ merchant }: TokenContext): string => `foyer:${merchant.code}`

/** What a provider that sends codes itself would sign, for sandbox mode. */
export async function signSandboxToken(context: TokenContext, number: string): Promise<string> {
  if (context.mode !== 'sandbox') throw new ProblemError('module_off')
  const now = Math.floor(context.clock.now().getTime() / 1000)
  return new SignJWT({ phone_number: number })
    .setProtectedHeader({ alg: 'HS256' })
    .setIssuer(issuerOf(context))
    .setAudience(audience)
    .setIssuedAt(now)
    .setExpirationTime(now + 600)
    .sign(context.secrets.ofHumanProofs('sandbox phone'))
}

export async function checkSandboxToken(context: TokenContext, number: string, token: string): Promise<boolean> {
  if (context.mode !== 'sandbox') return false
  try {
    const { payload } = await jwtVerify(token, context.secrets.ofHumanProofs('sandbox phone'), {
      algorithms: ['HS256'],
      issuer: issuerOf(context),
      audience,
      currentDate: context.clock.now(),
    })
    return payload.phone_number === number
  } catch {
    return false
  }
}
