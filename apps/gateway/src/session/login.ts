import type { Handler } from '../calls/handlers.ts'
import { ProblemError } from '../calls/problem.ts'
import { countAttempt, forgetAttempts, readAttempts, uncountAttempt } from './attempts.ts'
import { consumeCaptcha } from './captcha.ts'
import { verifyPassword } from './credentials/password.ts'
import { usernameKey } from './credentials/username.ts'
import { networkOf } from './networkOf.ts'
import { signIn, signInColumns } from './signIn.ts'

const windowSeconds = 15 * 60
/** Failures after which a captcha is asked for (A10): two for an account, ten for an address, which many may share. */
const freeFailures = { account: 2, address: 10 }
/** One account tried from one address: the wait is the five minutes of C19. */
const pairLimit = { most: 10, windowSeconds, waitSeconds: 300 }
const addressLimit = { most: 100, windowSeconds, waitSeconds: 300 }
/** Failures of an account ask for a captcha but block nobody, so a stranger cannot lock a player out. */
const unlimited = { most: 2_000_000_000, windowSeconds, waitSeconds: 1 }

/** I02. The answer for an unknown account is the same as for a wrong password, and takes as long (ruling 27). */
export const login: Handler<'login'> = async (context, input) => {
  const { db, merchant, clock, address } = context
  const key = usernameKey(input.username)
  const network = networkOf(address)
  const scope = { db, clock, merchantId: merchant.id }
  const failed = { account: `account:${key}`, address: `address:${network}` }
  const tried = { pair: `pair:${key}|${network}`, address: `tries:${network}` }

  const asksCaptcha = async (): Promise<boolean> => {
    const failures = await readAttempts(scope, [failed.account, failed.address], windowSeconds)
    return (
      (failures.get(failed.account) ?? 0) >= freeFailures.account ||
      (failures.get(failed.address) ?? 0) >= freeFailures.address
    )
  }
  const refuse = async (code: 'login_failed' | 'captcha_wrong'): Promise<never> => {
    await countAttempt(scope, failed.account, unlimited)
    await countAttempt(scope, failed.address, unlimited)
    throw new ProblemError(code, (await asksCaptcha()) ? { captcha: true } : {})
  }

  const captchaNeeded = await asksCaptcha()
  if (captchaNeeded && !(input.captchaId && input.captcha))
    throw new ProblemError('captcha_required', { captcha: true })
  // Counted before the password is looked at, so that guesses made at the same time are all counted.
  await countAttempt(scope, tried.address, addressLimit)
  await countAttempt(scope, tried.pair, pairLimit)
  if (captchaNeeded && !(await consumeCaptcha(context, input.captchaId ?? '', input.captcha ?? '')))
    return refuse('captcha_wrong')

  const member = await db
    .selectFrom('members')
    .select([...signInColumns, 'password_hash'])
    .where('merchant_id', '=', merchant.id)
    .where('username_key', '=', key)
    .executeTakeFirst()
  if (!(await verifyPassword(member?.password_hash, input.password)) || member === undefined)
    return refuse('login_failed')
  await forgetAttempts(scope, [failed.account, tried.pair])
  await uncountAttempt(scope, tried.address)
  return signIn(context, member, input.remember === true)
}
