import type { Country } from '@foyer/contract'
import { problemOf, problemText } from '@foyer/feature-api'
import type { RegistrationMethod } from '@foyer/rules/registration'
import type { CodeSending } from '@foyer/ui/CodeField'
import type { FormRefusal } from '@foyer/ui/Form'
import { useRef } from 'react'
import { useHumanCheck } from '../human/useHumanCheck.ts'
import { warnUnsent } from '../mobile/warnUnsent.ts'
import { useRuntime } from '../model/calls.ts'
import { loginProblem } from '../model/loginProblem.ts'
import { takeUpSession } from '../model/signIn.ts'
import { useT } from '../model/useT.ts'
import { loadPhoneProvider } from '../phone/loadPhoneProvider.ts'
import { PhoneProblem, type PhoneProvider, type PhoneWord } from '../phone/phoneProvider.ts'
import { checkFields, type FieldIssue, fieldValue } from './checkFields.ts'
import { forgetDraft } from './draft.ts'
import { wrongLength } from './mobileNumber.ts'
import { registerBody } from './registerBody.ts'
import type { RegisterField, RegisterFieldRule } from './registerFields.ts'
import type { RegisterValues } from './registerValues.ts'

type Errors = { [Name in RegisterField | 'country' | 'captcha' | 'agreedToTerms' | 'ageConfirmed']?: string }

interface RegistrationOptions {
  readonly fields: readonly RegisterFieldRule[]
  readonly method: RegistrationMethod
  readonly countries: readonly Country[]
  readonly withPicture: boolean
  /** What asked for an account; it goes on once the welcome was read (X08). */
  readonly onLoggedIn?: (() => void) | undefined
}

/** Checks and sends a registration, then signs in and says so, in the order of RG05. */
export function useRegistration({ fields, method, countries, withPicture, onLoggedIn }: RegistrationOptions) {
  const runtime = useRuntime()
  const t = useT()
  const human = useHumanCheck({ isNeeded: true, withPicture })
  const provider = useRef<Promise<PhoneProvider>>(undefined)
  const { minimumAge, termsVersion } = runtime.config.jurisdiction
  const asksCode = fields.some(({ name }) => name === 'verificationCode')
  const textOf = (name: RegisterField, issue: FieldIssue): string =>
    t(issue.key, 'values' in issue ? issue.values : { field: t(`field_${name}`) })
  const countryOf = ({ country }: RegisterValues) => countries.find(({ countryCode }) => countryCode === country)
  const phoneProvider = (): Promise<PhoneProvider> => {
    provider.current ??= loadPhoneProvider(runtime)
    return provider.current
  }
  const numberOf = (values: RegisterValues) => ({
    dialingCode: countryOf(values)?.countryDialingCode ?? '',
    mobileNum: fieldValue(values.mobileNum),
  })

  const checkNumber = (values: RegisterValues): Errors => {
    if (!fieldValue(values.mobileNum)) return {}
    const country = countryOf(values)
    if (!country) return { country: t('countryRequired') }
    const length = wrongLength(values.mobileNum ?? '', country)
    return length === undefined ? {} : { mobileNum: t('mobileLength', { length, code: country.countryDialingCode }) }
  }

  const validate = (values: RegisterValues): Errors => {
    const errors: Errors = {}
    const issues = checkFields(fields, values as Partial<Record<string, string>>) // a field's value is its text
    for (const { name } of fields) if (issues[name]) errors[name] = textOf(name, issues[name])
    if (human.asksPicture && !fieldValue(values.captcha)) errors.captcha = t('captcha_required')
    if (!values.agreedToTerms) errors.agreedToTerms = t('termsRequired')
    if (!values.ageConfirmed) errors.ageConfirmed = t('ageRequired', { age: minimumAge })
    // How many digits there are in the country says more than the pattern.
    return { ...errors, ...checkNumber(values) }
  }

  const warn = (title: string, text: string) =>
    runtime.alert({ icon: 'warning', title, text, buttons: [{ id: 'ok', label: t('confirm'), primary: true }] })
  const phoneText = (error: unknown): string =>
    error instanceof PhoneProblem ? t(`phone_${error.code}`) : problemText(runtime, error)

  /** Where no code was sent, it is told in a dialog (Z02). */
  const sendCode = async (values: RegisterValues): Promise<CodeSending> => {
    try {
      return await (await phoneProvider()).send(numberOf(values), human, values.captcha)
    } catch (error) {
      return warnUnsent(runtime, t, error, phoneText(error))
    }
  }

  const refusalOf = (error: unknown): FormRefusal => {
    const { code, issues } = problemOf(error)
    const text = loginProblem(runtime, t, error)
    if (code === 'username_taken') return { fields: { username: text } }
    if (code === 'mobile_taken') return { fields: { mobileNum: text } }
    if (code === 'verification_code_wrong') return { fields: { verificationCode: text } }
    if (human.asksPicture && (code === 'captcha_wrong' || code === 'captcha_required'))
      return { fields: { captcha: text } }
    const shown = [...fields.map(({ name }) => name), 'agreedToTerms']
    const refused = shown.flatMap((name) => {
      const issue = issues.find(({ path }) => path === `/${name}`)
      // What the form cannot know of a password, such as that it was in a breach, is said in the page's words.
      return issue ? [[name, name === 'password' ? t('passwordRefused') : issue.message] as const] : []
    })
    if (refused.length === 0) return { message: text }
    return { message: t('registrationRefused'), fields: Object.fromEntries(refused) }
  }

  /** The code of an agent is looked at before anything else is asked for (RG10, Z01). */
  const affiliateRefusal = async (values: RegisterValues): Promise<FormRefusal | undefined> => {
    const code = fields.some(({ name }) => name === 'affiliateCode') ? fieldValue(values.affiliateCode) : ''
    if (code === '') return undefined
    try {
      await runtime.client.call('affiliateCheck', { code, domain: location.hostname })
      return undefined
    } catch (error) {
      const isWrong = problemOf(error).code === 'invitation_code_error'
      const text = isWrong ? t('invitation_code_error') : problemText(runtime, error)
      await warn(t('invitationTitle'), text)
      return { fields: { affiliateCode: text } }
    }
  }

  const submit = async (values: RegisterValues): Promise<FormRefusal | undefined> => {
    const wrongCode = await affiliateRefusal(values)
    if (wrongCode) return wrongCode
    const number = numberOf(values)
    /** The provider's word, asked for once though the call may be made twice. */
    let word: PhoneWord | undefined
    try {
      const { account, token } = await human.send(async (proof) => {
        if (asksCode) word ??= await (await phoneProvider()).confirm(number, fieldValue(values.verificationCode))
        const page = { host: location.hostname, address: location.origin + location.pathname, termsVersion }
        const { verificationCode: _typed, ...body } = registerBody(fields, values, { ...page, ...number })
        const sent = { ...body, ...word, ...proof }
        return method === 'mobile' ? runtime.client.call('registerMobile', sent) : runtime.client.call('register', sent)
      }, values.captcha)
      forgetDraft()
      if (method === 'mobile') await tellAccount(account)
      await takeUpSession(runtime, token)
      runtime.closeModals()
      const home = runtime.href('home')
      // A page that somebody was sent away from leads back to it by itself; home over home would close what comes next.
      const stays = new URLSearchParams(location.search).has('next') || location.pathname === home
      if (!stays) runtime.navigate(home)
      runtime.openModal('registerSuccess', { account, ...(onLoggedIn && { onLoggedIn }) })
      return undefined
    } catch (error) {
      if (!(error instanceof PhoneProblem)) return refusalOf(error)
      // No dialog: it is said politely, and the form can be sent again (ruling 10, Z03).
      runtime.toast({ tone: 'negative', text: phoneText(error) })
      return undefined
    }
  }

  /** A name that was made from the number is told before anything else happens (RG06). */
  const tellAccount = (account: string) =>
    runtime.alert({
      icon: 'success',
      title: t('accountTitle'),
      text: t('accountText', { account }),
      buttons: [{ id: 'ok', label: t('confirm'), primary: true }],
    })

  return { human, validate, submit, sendCode }
}
