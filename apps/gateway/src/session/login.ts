import type { Handler } from '../calls/handlers.ts'
import { ProblemError } from '../calls/problem.ts'
import { loginByPassword } from './loginByPassword.ts'
import { loginBySms } from './loginBySms.ts'

/** I02: by user name and password (A01), or by mobile number and the code sent there (A02). */
export const login: Handler<'login'> = async (context, { type, ...input }) => {
  const given = (...names: readonly (keyof typeof input)[]): string[] => {
    const issues = names.filter((name) => !input[name]).map((name) => ({ path: `/${name}`, message: 'is required' }))
    if (issues.length > 0) throw new ProblemError('validation_failed', { issues })
    return names.map((name) => String(input[name]))
  }
  const remember = input.remember === true
  if (type === 'sms') {
    const [mobileNum = '', countryDialingCode = '', verificationCode = ''] = given(
      'mobileNum',
      'countryDialingCode',
      'verificationCode',
    )
    return loginBySms(context, { mobileNum, countryDialingCode, verificationCode, remember })
  }
  const [username = '', password = ''] = given('username', 'password')
  return loginByPassword(context, { ...input, username, password, remember })
}
