import { problemOf } from '@foyer/feature-api'
import { FORM_ERROR } from 'final-form'
import { useRuntime } from './calls.ts'
import { checkFields, type FieldIssue } from './checkFields.ts'
import { loginProblem } from './loginProblem.ts'
import { type RegisterValues, registerBody } from './registerBody.ts'
import type { RegisterField, RegisterFieldRule } from './registerFields.ts'
import { takeUpSession } from './signIn.ts'
import { useCaptchaImage } from './useCaptchaImage.ts'
import { useT } from './useT.ts'

export type RegisterErrors = { [Name in RegisterField | 'agreedToTerms' | 'ageConfirmed']?: string }

/** Checks and sends a registration, then signs in and says so (RG05). */
export function useRegistration(fields: readonly RegisterFieldRule[]) {
  const runtime = useRuntime()
  const t = useT()
  const captcha = useCaptchaImage(fields.some(({ name }) => name === 'captcha'))
  const nameOf = (name: RegisterField): string => t(`field_${name}`)
  const textOf = (name: RegisterField, issue: FieldIssue): string =>
    t(issue.key, 'values' in issue ? issue.values : { field: nameOf(name) })

  const validate = (values: RegisterValues): RegisterErrors => {
    const errors: RegisterErrors = {}
    const issues = checkFields(fields, values as Partial<Record<string, string>>) // a field's value is its text
    for (const { name } of fields) if (issues[name]) errors[name] = textOf(name, issues[name])
    if (!values.agreedToTerms) errors.agreedToTerms = t('termsRequired')
    if (!values.ageConfirmed) errors.ageConfirmed = t('ageRequired')
    return errors
  }

  const submit = async (values: RegisterValues) => {
    const page = { host: location.hostname, address: location.origin + location.pathname, captchaId: captcha.captchaId }
    try {
      const { account, token } = await runtime.client.call('register', registerBody(fields, values, page))
      await takeUpSession(runtime, token)
      runtime.closeModals()
      runtime.navigate(runtime.href('home'))
      runtime.openModal('registerSuccess', { account })
      return undefined
    } catch (error) {
      captcha.refresh()
      const { code, issues } = problemOf(error)
      const text = loginProblem(runtime, t, error)
      if (code === 'username_taken') return { username: text }
      if (code === 'captcha_wrong' || code === 'captcha_required') return { captcha: text }
      const refused = fields.flatMap(({ name }) => {
        const issue = issues.find(({ path }) => path === `/${name}`)
        return issue ? [[name, issue.message] as const] : []
      })
      if (refused.length === 0) return { [FORM_ERROR]: text }
      return { ...Object.fromEntries(refused), [FORM_ERROR]: t('registrationRefused') }
    }
  }

  return { captcha, validate, submit, nameOf }
}
