import type { FieldRules } from '@foyer/contract'
import { useAddressQuery, useLabels, useRuntime } from '@foyer/feature-api'
import type { RegistrationMethod } from '@foyer/rules/registration'
import { RegistrationForm } from '@foyer/ui/RegistrationForm'
import { useLayoutEffect, useMemo, useState } from 'react'
import { OtherForm } from '../components/OtherForm.tsx'
import { HumanField } from '../human/HumanField.tsx'
import { useOperation } from '../model/calls.ts'
import { useT } from '../model/useT.ts'
import { loadDraft } from './draft.ts'
import { formFields } from './formFields.ts'
import { KeepDraft } from './KeepDraft.tsx'
import { homeCountry, namedCountries } from './namedCountries.ts'
import { asksPicture, registerFields } from './registerFields.ts'
import { codesInAddress, type RegisterValues } from './registerValues.ts'
import { useRegistration } from './useRegistration.ts'

interface RegisterFieldsProps {
  rules: FieldRules
  takesFocus: boolean
  onLogin?: (() => void) | undefined
  onLoggedIn?: (() => void) | undefined
}

/** What a number is made of, and the picture where there is one (V10). */
const codeNeeds = ['country', 'mobileNum', 'captcha'] as const

const isMethod = (text: string): text is RegistrationMethod => text === 'username' || text === 'mobile'

/** The registration form by the server's rules, in one of its ways (RG01, RG02, A20). */
export function RegisterFields({ rules, takesFocus, onLogin, onLoggedIn }: RegisterFieldsProps) {
  const t = useT()
  const { href, hasRoute, moduleOn, language, config } = useRuntime()
  const [query] = useAddressQuery()
  const hasMobile = moduleOn('mobileRegistration')
  const [method, setMethod] = useState<RegistrationMethod>('username')
  const fields = useMemo(() => registerFields(rules, method), [rules, method])
  const asksNumber = fields.some(({ name }) => name === 'mobileNum')
  const { data: countries = [] } = useOperation('countries', undefined, { enabled: asksNumber })
  const named = useMemo(() => namedCountries(countries, language.tag), [countries, language.tag])
  const { human, validate, submit, sendCode } = useRegistration({
    fields,
    method,
    countries,
    withPicture: asksPicture(rules),
    onLoggedIn,
  })
  const [draft, setDraft] = useState<RegisterValues>({})
  // Read after mounting, since a prerendered page knows no storage, and before what is typed into it is kept.
  useLayoutEffect(() => {
    const { method: kept, ...typed } = loadDraft()
    setDraft(typed)
    if (kept === 'mobile' && hasMobile) setMethod(kept)
  }, [hasMobile])
  const home = asksNumber ? homeCountry(countries, language.tag) : undefined
  const initial = useMemo(
    () => ({ ...(home === undefined ? {} : { country: home }), ...codesInAddress(query), ...draft }),
    [home, query, draft],
  )
  return (
    <RegistrationForm
      fields={formFields(fields, t)}
      methods={
        hasMobile
          ? [
              { value: 'username', label: t('byName') },
              { value: 'mobile', label: t('byMobile') },
            ]
          : []
      }
      method={method}
      onMethod={(chosen) => isMethod(chosen) && setMethod(chosen)}
      countries={named}
      onSendCode={sendCode}
      codeNeeds={codeNeeds}
      ageText={t('age', { age: config.jurisdiction.minimumAge })}
      {...(hasRoute('help') && { termsHref: `${href('help')}#term` })}
      verification={<HumanField check={human} />}
      footer={<OtherForm form="login" onChoose={onLogin} />}
      initialValues={initial}
      validate={validate}
      onEnter={human.begin}
      startsAt={takesFocus ? fields[0]?.name : undefined}
      onSubmit={submit}
      labels={useLabels('RegistrationForm')}
      formLabels={useLabels('Form')}
      passwordLabels={useLabels('PasswordField')}
      codeLabels={useLabels('CodeField')}
      countryLabels={useLabels('DialingCode')}
    >
      <KeepDraft method={method} />
    </RegistrationForm>
  )
}
