import { problemOf, useLabels, useSession } from '@foyer/feature-api'
import { Form, FormField, type FormRefusal } from '@foyer/ui/Form'
import { PasswordField } from '@foyer/ui/PasswordField'
import { useOperation, useRuntime } from '../model/calls.ts'
import { loginProblem } from '../model/loginProblem.ts'
import { takeUpSession } from '../model/signIn.ts'
import { useT } from '../model/useT.ts'
import { checkNewPassword, type NewPasswordValues, passwordLength, plainPasswordRule } from './newPassword.ts'

interface ChangePasswordFormProps {
  /** Why it has to be changed. */
  notice?: string | undefined
  /** The password that was just used to log in; it is not asked for again (V02). */
  oldPassword: string | undefined
  onDone: () => void
}

/** A new password in place of the old one (M01, V02). */
export function ChangePasswordForm({ notice, oldPassword, onDone }: ChangePasswordFormProps) {
  const runtime = useRuntime()
  const t = useT()
  const { member } = useSession()
  const labels = useLabels('PasswordField')
  const { data: rules } = useOperation('registerRules', undefined)
  const rule = rules?.password ?? plainPasswordRule
  const { name, merchant } = runtime.config
  const username = member?.account ?? ''
  const names = [username, name, merchant]

  const validate = (values: NewPasswordValues) => {
    const old = oldPassword ?? values.oldPassword
    const issues = checkNewPassword(values, { rule, names, old })
    return {
      ...(!old && { oldPassword: t('required', { field: t('field_oldPassword') }) }),
      ...Object.fromEntries(
        Object.entries(issues).map(([name, issue]) => [
          name,
          t(issue.key, 'values' in issue ? issue.values : { field: t(`field_${name as keyof typeof issues}`) }), // its keys are those two fields
        ]),
      ),
    }
  }

  const change = async (values: NewPasswordValues): Promise<FormRefusal | undefined> => {
    const newPassword = (values.newPassword ?? '').trim()
    try {
      const { token } = await runtime.client.call('changePassword', {
        oldPassword: oldPassword ?? (values.oldPassword ?? '').trim(),
        newPassword,
        confirmNewPassword: (values.confirmNewPassword ?? '').trim(),
      })
      await takeUpSession(runtime, token)
      onDone()
      return undefined
    } catch (error) {
      const { code, issues } = problemOf(error)
      if (code === 'password_wrong' && oldPassword === undefined)
        return { fields: { oldPassword: t('password_wrong') } }
      if (issues.some(({ path }) => path === '/newPassword')) return { fields: { newPassword: t('passwordRefused') } }
      return { message: loginProblem(runtime, t, error) }
    }
  }

  return (
    <Form<NewPasswordValues>
      notice={notice}
      submit={t('changePasswordSubmit')}
      validate={validate}
      onSubmit={change}
      labels={useLabels('Form')}
    >
      {/* Password managers keep the new password for this name. */}
      <input type="text" name="username" autoComplete="username" value={username} readOnly hidden />
      {oldPassword === undefined && (
        <FormField name="oldPassword" label={t('field_oldPassword')}>
          {(field) => (
            <PasswordField {...field} required maxLength={128} autoComplete="current-password" labels={labels} />
          )}
        </FormField>
      )}
      <FormField name="newPassword" label={t('field_newPassword')}>
        {(field) => (
          <PasswordField
            {...field}
            required
            maxLength={128}
            hint={t('pattern_length', { length: passwordLength(rule) })}
            autoComplete="new-password"
            labels={labels}
          />
        )}
      </FormField>
      <FormField name="confirmNewPassword" label={t('field_confirmNewPassword')}>
        {(field) => <PasswordField {...field} required maxLength={128} autoComplete="new-password" labels={labels} />}
      </FormField>
    </Form>
  )
}
