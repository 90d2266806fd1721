import { type ModalProps, problemOf, useLabels, withProof } from '@foyer/feature-api'
import { CodeField, type CodeSending } from '@foyer/ui/CodeField'
import { Dialog } from '@foyer/ui/Dialog'
import { Form, FormField, type FormRefusal, useWrongField } from '@foyer/ui/Form'
import { TextField } from '@foyer/ui/TextField'
import { useForm } from 'react-final-form'
import { MobileFields } from '../mobile/MobileFields.tsx'
import { useMobile } from '../mobile/useMobile.ts'
import { warnUnsent } from '../mobile/warnUnsent.ts'
import { useRuntime } from '../model/calls.ts'
import { loginProblem } from '../model/loginProblem.ts'
import { useT } from '../model/useT.ts'

interface Values {
  readonly email?: string
  readonly country?: string
  readonly mobileNum?: string
  readonly verificationCode?: string
}

/** Verifies the number or address that the account has, or takes another in its place: a code shows that messages arrive. */
export function ContactModal({ channel, hint, close }: ModalProps['contact'] & { close: () => void }) {
  const runtime = useRuntime()
  const t = useT()
  const isMail = channel === 'mail'
  const isOnFile = hint !== undefined
  const mobile = useMobile(!isMail && !isOnFile)
  const contactOf = (values: Values) => ({
    channel,
    ...(isOnFile
      ? {}
      : isMail
        ? { email: values.email?.trim() ?? '' }
        : { mobileNum: values.mobileNum?.trim() ?? '', countryDialingCode: mobile.dialingCodeOf(values) }),
  })
  const missing = (field: string): string => t('required', { field })
  const validate = (values: Values) => ({
    ...(!isOnFile && isMail && !/^\S+@\S+\.\S+$/.test(values.email?.trim() ?? '') && { email: t('contactMail') }),
    ...(!isOnFile && !isMail && !values.mobileNum?.trim() && { mobileNum: missing(t('field_mobileNum')) }),
    ...(!isOnFile && !isMail && mobile.check(values)),
    ...(!values.verificationCode?.trim() && { verificationCode: missing(t('contactCode')) }),
  })
  const send = async (values: Values): Promise<CodeSending> => {
    try {
      const { expiredMinutes } = await withProof(runtime, () => runtime.client.call('contactCode', contactOf(values)))
      return expiredMinutes * 60
    } catch (error) {
      return problemOf(error).code === 'password_required' ? undefined : warnUnsent(runtime, t, error)
    }
  }
  const save = async (values: Values): Promise<FormRefusal | undefined> => {
    try {
      await withProof(runtime, () =>
        runtime.client.call('saveContact', {
          ...contactOf(values),
          verificationCode: values.verificationCode?.trim() ?? '',
        }),
      )
      runtime.toast({ tone: 'positive', text: t('contactSaved') })
      await runtime.queries.invalidateQueries({ queryKey: ['securityOverview'] })
      close()
      return undefined
    } catch (error) {
      const { code } = problemOf(error)
      const text = loginProblem(runtime, t, error)
      if (code === 'verification_code_wrong') return { fields: { verificationCode: text } }
      if (code === 'mobile_taken' && !isOnFile) return { fields: { mobileNum: text } }
      if (code === 'email_taken' && !isOnFile) return { fields: { email: text } }
      return { message: text }
    }
  }
  return (
    <Dialog
      isOpen
      size="small"
      onClose={close}
      title={t(isMail ? 'contactMailTitle' : 'contactMobileTitle')}
      closesOnCover={false}
      labels={useLabels('Dialog')}
    >
      <Form<Values>
        lead={isOnFile ? t('contactLead', { hint }) : t('contactNewLead')}
        submit={t('contactSubmit')}
        initialValues={mobile.home === undefined ? {} : { country: mobile.home }}
        validate={validate}
        onSubmit={save}
        labels={useLabels('Form')}
      >
        {!isMail && !isOnFile ? (
          <MobileFields mobile={mobile} onSend={send} />
        ) : (
          <MailFields isOnFile={isOnFile} onSend={send} />
        )}
      </Form>
    </Dialog>
  )
}

/** An address where none is known yet, and the code that is sent there. */
function MailFields({ isOnFile, onSend }: { isOnFile: boolean; onSend: (values: Values) => Promise<CodeSending> }) {
  const t = useT()
  const form = useForm<Values>()
  const labels = useLabels('CodeField')
  const hasWrong = useWrongField()
  const send = async (): Promise<CodeSending> => (hasWrong(['email']) ? undefined : onSend(form.getState().values))
  return (
    <>
      {!isOnFile && (
        <FormField name="email" label={t('field_email')}>
          {(field) => <TextField {...field} required type="email" maxLength={254} autoComplete="email" />}
        </FormField>
      )}
      <FormField name="verificationCode" label={t('contactCode')}>
        {(field) => <CodeField {...field} required onSend={send} labels={labels} />}
      </FormField>
    </>
  )
}
