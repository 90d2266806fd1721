import type { MemberProfile, ProfileField, ProfileValues } from '@foyer/contract'
import { problemOf, problemText, useLabels, withProof } from '@foyer/feature-api'
import { dateIn, formatDate, lengthText } from '@foyer/rules'
import { checkProfile } from '@foyer/rules/profile'
import { Dialog } from '@foyer/ui/Dialog'
import { Form, FormField, type FormRefusal } from '@foyer/ui/Form'
import { Select } from '@foyer/ui/Select'
import { TextField } from '@foyer/ui/TextField'
import { useRef } from 'react'
import { FormSpy } from 'react-final-form'
import { useOperation, useRuntime } from '../model/calls.ts'
import { useT } from '../model/useT.ts'

interface ProfileDialogProps {
  profile: MemberProfile
  onClose: () => void
}

/** What a browser knows of a person, by field. */
const autoComplete: Readonly<Partial<Record<ProfileField['name'], string>>> = {
  nickname: 'nickname',
  payeeName: 'name',
  birthday: 'bday',
  nationality: 'country',
  address: 'street-address',
  occupation: 'organization-title',
}

/** Changes what a member says of themselves; what is said once and for all is not asked again. */
export function ProfileDialog({ profile: { fields, minimumAge }, onClose }: ProfileDialogProps) {
  const t = useT()
  const runtime = useRuntime()
  const { tag } = runtime.language
  const { data: countries = [] } = useOperation('countries', undefined)
  const open = fields.filter(({ isFixed }) => !isFixed)
  const initial: ProfileValues = Object.fromEntries(open.map(({ name, value = '' }) => [name, value]))
  const rules = Object.fromEntries(open.map((field) => [field.name, { ...field, enabled: true, required: false }]))

  const validate = (values: ProfileValues) => {
    const today = formatDate(dateIn(new Date(), 'UTC'))
    const problems = checkProfile(values, { rules, today, minimumAge })
    return {
      ...(values.nickname?.trim() ? {} : { nickname: t('nicknameMissing') }),
      ...Object.fromEntries(
        problems.map(({ field, reason }) => {
          const { minLength = 0, maxLength = 0 } = rules[field] ?? {}
          return [field, t(`profile_wrong_${reason}`, { length: lengthText(minLength, maxLength), age: minimumAge })]
        }),
      ),
    }
  }
  const save = async (values: ProfileValues): Promise<FormRefusal | undefined> => {
    // A field that was emptied is missing from the form's values.
    const changed = open.map(({ name }) => [name, values[name]?.trim() ?? ''] as const)
    const sent = Object.fromEntries(changed.filter(([name, value]) => value !== (initial[name] ?? '')))
    if (Object.keys(sent).length === 0) {
      onClose()
      return undefined
    }
    try {
      await withProof(runtime, () => runtime.client.call('saveProfile', { values: sent }))
      await Promise.all([runtime.queries.invalidateQueries({ queryKey: ['memberProfile'] }), runtime.refreshSession()])
      runtime.toast({ tone: 'positive', text: t('profileSaved') })
      onClose()
      return undefined
    } catch (error) {
      const { issues } = problemOf(error)
      const refused = issues.map(({ path }) => [path.split('/').at(-1) ?? '', t('profile_wrong_pattern')] as const)
      return refused.length > 0 ? { fields: Object.fromEntries(refused) } : { message: problemText(runtime, error) }
    }
  }
  const names = new Intl.DisplayNames([tag], { type: 'region', fallback: 'code' })
  const nations = countries
    .map(({ countryCode: value }) => ({ value, label: names.of(value) ?? value }))
    .sort((a, b) => a.label.localeCompare(b.label, tag))
  const isChanged = useRef(false)
  const leave = async (): Promise<void> => {
    const answer = isChanged.current
      ? await runtime.alert({
          icon: 'warning',
          title: t('profileLeaveTitle'),
          text: t('profileLeaveText'),
          buttons: [
            { id: 'stay', label: t('profileStay') },
            { id: 'leave', label: t('profileLeave'), primary: true },
          ],
        })
      : 'leave'
    if (answer === 'leave') onClose()
  }
  return (
    <Dialog isOpen title={t('profile')} onClose={() => void leave()} closesOnCover={false} labels={useLabels('Dialog')}>
      <Form<ProfileValues>
        lead={t('profileFixedLead')}
        submit={t('save')}
        initialValues={initial}
        validate={validate}
        onSubmit={save}
        labels={useLabels('Form')}
      >
        <FormSpy subscription={{ dirty: true }} onChange={({ dirty }) => (isChanged.current = dirty === true)} />
        {open.map(({ name, maxLength }) => (
          <FormField key={name} name={name} label={t(`profile_${name}`)}>
            {(field) =>
              name === 'nationality' ? (
                <Select {...field} options={[{ value: '', label: t('notSaid') }, ...nations]} />
              ) : (
                <TextField
                  {...field}
                  maxLength={maxLength}
                  required={name === 'nickname'}
                  autoComplete={autoComplete[name] ?? 'off'}
                  hint={name === 'birthday' ? t('dateFormat') : undefined}
                />
              )
            }
          </FormField>
        ))}
      </Form>
    </Dialog>
  )
}
