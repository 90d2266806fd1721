import type { ReactNode } from 'react'
import { type CodeFieldLabels, codeFieldLabels } from '../CodeField/CodeField.labels.ts'
import type { CodeSending } from '../CodeField/CodeField.tsx'
import { type DialingCodeLabels, dialingCodeLabels } from '../DialingCode/DialingCode.labels.ts'
import type { DialingCountry } from '../DialingCode/DialingCode.tsx'
import { type FormLabels, formLabels } from '../Form/Form.labels.ts'
import { Form, type FormProps } from '../Form/Form.tsx'
import { FormCheckbox } from '../Form/FormCheckbox.tsx'
import { type PasswordFieldLabels, passwordFieldLabels } from '../PasswordField/PasswordField.labels.ts'
import { RadioGroup } from '../RadioGroup/RadioGroup.tsx'
import { type RegistrationFormLabels, registrationFormLabels } from './RegistrationForm.labels.ts'
import { Root } from './RegistrationForm.styles.ts'
import { RegistrationInput } from './RegistrationInput.tsx'

/** One field as the rules of the server have it. */
export interface RegistrationField {
  /** Key of the form's values. */
  readonly name: string
  readonly label: ReactNode
  /** `phone` has a country before it, `code` a button that sends one. */
  readonly kind: 'text' | 'password' | 'email' | 'tel' | 'phone' | 'code'
  readonly required: boolean
  readonly maxLength: number
  /** What the value may consist of, told before anything is wrong. */
  readonly hint?: ReactNode
  readonly autoComplete?: string
  readonly isNumeric?: boolean
}

/** What is typed, by the names of fields; `country` is the code of the number's country. */
export type RegistrationValues = Partial<Record<string, string | boolean>>

export interface RegistrationFormProps
  extends Pick<
    FormProps<RegistrationValues>,
    'initialValues' | 'validate' | 'onSubmit' | 'onEnter' | 'startsAt' | 'footer'
  > {
  fields: readonly RegistrationField[]
  /** Ways to open an account; shown where there are several. */
  methods?: readonly { readonly value: string; readonly label: string }[]
  method?: string
  onMethod?: (method: string) => void
  countries?: readonly DialingCountry[]
  /** Sends a code to the number that was typed; answers after how many seconds the next may be asked for. */
  onSendCode?: (values: RegistrationValues) => Promise<CodeSending>
  /** Names of fields without which no code is sent: while one of them is wrong, it says what and is focused. */
  codeNeeds?: readonly string[]
  /** Words beside the box that confirms the age. */
  ageText: ReactNode
  termsHref?: string
  /** What shows that a person is behind the form. */
  verification?: ReactNode
  /** Anything that keeps an eye on the values. */
  children?: ReactNode
  labels?: RegistrationFormLabels
  formLabels?: FormLabels
  passwordLabels?: PasswordFieldLabels
  codeLabels?: CodeFieldLabels
  countryLabels?: DialingCodeLabels
}

/** Opening an account: the fields that the server's rules ask for, age and terms. */
export function RegistrationForm(props: RegistrationFormProps) {
  const { fields, methods = [], method, onMethod, countries = [], onSendCode, ageText, termsHref, verification } = props
  const {
    codeNeeds = [],
    children,
    labels = registrationFormLabels,
    initialValues,
    validate,
    onSubmit,
    onEnter,
    footer,
  } = props
  const inputProps = {
    countries,
    countryLabel: labels.country,
    passwordLabels: props.passwordLabels ?? passwordFieldLabels,
    codeLabels: props.codeLabels ?? codeFieldLabels,
    countryLabels: props.countryLabels ?? dialingCodeLabels,
    codeNeeds,
    ...(onSendCode && { onSendCode }),
  }
  return (
    <Form<RegistrationValues>
      lead={labels.note}
      submit={labels.submit}
      isReady={({ agreedToTerms }) => agreedToTerms === true}
      pending={labels.pending}
      onSubmit={onSubmit}
      labels={props.formLabels ?? formLabels}
      {...(footer && { footer })}
      {...(initialValues && { initialValues })}
      {...(validate && { validate })}
      {...(onEnter && { onEnter })}
      startsAt={props.startsAt}
    >
      <Root>
        {methods.length > 1 && (
          <RadioGroup
            label={labels.method}
            name="method"
            options={methods}
            value={method ?? ''}
            onChange={(event) => onMethod?.(event.target.value)}
          />
        )}
        {fields.map((field) => (
          <RegistrationInput key={field.name} {...inputProps} field={field} />
        ))}
        {verification}
        <div data-part="consent">
          <FormCheckbox name="ageConfirmed" label={ageText} required />
          <FormCheckbox name="agreedToTerms" label={labels.terms} required />
          {termsHref && (
            <a data-part="link" href={termsHref} target="_blank" rel="noopener">
              {labels.termsLink}
            </a>
          )}
        </div>
        {children}
      </Root>
    </Form>
  )
}
