import { type ModalProps, problemOf, useLabels, withProof } from '@foyer/feature-api'
import { Dialog } from '@foyer/ui/Dialog'
import { Form, FormField, type FormRefusal } from '@foyer/ui/Form'
import { PasswordField } from '@foyer/ui/PasswordField'
import { useState } from 'react'
import { useOperation, useRuntime } from '../model/calls.ts'
import { loginProblem } from '../model/loginProblem.ts'
import { useT } from '../model/useT.ts'
import { ForgottenPayment } from '../passwords/ForgottenPayment.tsx'
import type { NewPasswordValues } from '../passwords/newPassword.ts'
import { checkFields } from '../registration/checkFields.ts'

type Values = NewPasswordValues & { readonly verificationCode?: string }

/** Sets the withdrawal password, or changes it for whoever knows the one before or is reached by a code (P32). */
export function PaymentPasswordModal({ isSet, close }: ModalProps['paymentPassword'] & { close: () => void }) {
  const runtime = useRuntime()
  const t = useT()
  const labels = useLabels('PasswordField')
  const { data: rules } = useOperation('registerRules', undefined)
  const { data: overview } = useOperation('securityOverview', undefined, { enabled: isSet })
  const contacts = overview?.contacts.filter(({ channel }) => overview.paymentPassword.codesTo.includes(channel)) ?? []
  const [isForgotten, setForgotten] = useState(false)
  const [channel, setChannel] = useState<string>()
  const contact = isForgotten ? (contacts.find((one) => one.channel === channel) ?? contacts[0]) : undefined
  const rule = rules?.paymentPassword
  const issueOf = (typed: string | undefined) =>
    rule &&
    checkFields([{ ...rule, enabled: true, name: 'paymentPassword' }], { paymentPassword: typed ?? '' }).paymentPassword

  const validate = ({ oldPassword, verificationCode, newPassword, confirmNewPassword }: Values) => {
    const issue = issueOf(newPassword)
    return {
      ...(contact && !verificationCode?.trim() && { verificationCode: t('required', { field: t('contactCode') }) }),
      ...(isSet && !contact && !oldPassword && { oldPassword: t('required', { field: t('paymentPasswordOld') }) }),
      ...(issue && {
        newPassword: t(issue.key, 'values' in issue ? issue.values : { field: t('paymentPasswordNew') }),
      }),
      ...(newPassword !== confirmNewPassword && { confirmNewPassword: t('confirmDiffers') }),
    }
  }
  const save = async (values: Values): Promise<FormRefusal | undefined> => {
    const { oldPassword = '', verificationCode = '', newPassword = '', confirmNewPassword = '' } = values
    const proof = contact
      ? { channel: contact.channel, verificationCode: verificationCode.trim() }
      : { oldPassword: oldPassword.trim() }
    try {
      await withProof(runtime, () =>
        runtime.client.call('setPaymentPassword', {
          ...(isSet ? proof : {}),
          newPassword: newPassword.trim(),
          confirmNewPassword: confirmNewPassword.trim(),
        }),
      )
      runtime.toast({ tone: 'positive', text: t('paymentPasswordSaved') })
      void runtime.queries.invalidateQueries({ queryKey: ['withdrawalMethods'] })
      await runtime.queries.invalidateQueries({ queryKey: ['securityOverview'] })
      close()
      return undefined
    } catch (error) {
      const { code, issues } = problemOf(error)
      if (code === 'verification_code_wrong') return { fields: { verificationCode: loginProblem(runtime, t, error) } }
      if (code === 'password_wrong') return { fields: { oldPassword: t('password_wrong') } }
      if (issues.length > 0) return { fields: { newPassword: t('paymentPasswordRefused') } }
      return { message: loginProblem(runtime, t, error) }
    }
  }
  return (
    <Dialog
      isOpen
      size="small"
      onClose={close}
      title={t(isSet ? 'paymentPasswordChange' : 'paymentPasswordSet')}
      closesOnCover={false}
      labels={useLabels('Dialog')}
    >
      <Form<Values>
        lead={t('paymentPasswordLead')}
        notice={isForgotten && !contact && overview && t('paymentPasswordNoCode')}
        submit={t('paymentPasswordSave')}
        validate={validate}
        onSubmit={save}
        labels={useLabels('Form')}
      >
        {contact && <ForgottenPayment contacts={contacts} chosen={contact} onChoose={setChannel} />}
        {isSet && !contact && (
          <FormField name="oldPassword" label={t('paymentPasswordOld')}>
            {(field) => (
              <PasswordField {...field} required maxLength={128} autoComplete="current-password" labels={labels} />
            )}
          </FormField>
        )}
        {isSet && !contact && (
          <button type="button" data-part="link" onClick={() => setForgotten(true)}>
            {t('paymentPasswordForgotten')}
          </button>
        )}
        <FormField name="newPassword" label={t('paymentPasswordNew')}>
          {(field) => (
            <PasswordField
              {...field}
              required
              maxLength={128}
              inputMode={rule?.patternId === 'digits' ? 'numeric' : undefined}
              hint={hintOf()}
              autoComplete="new-password"
              labels={labels}
            />
          )}
        </FormField>
        <FormField name="confirmNewPassword" label={t('paymentPasswordAgain')}>
          {(field) => <PasswordField {...field} required maxLength={128} autoComplete="new-password" labels={labels} />}
        </FormField>
      </Form>
    </Dialog>
  )

  /** What the rule asks for, in the words that a mistake would be told in. */
  function hintOf(): string | undefined {
    const issue = issueOf(' ')
    return issue && 'values' in issue ? t(issue.key, issue.values) : undefined
  }
}
