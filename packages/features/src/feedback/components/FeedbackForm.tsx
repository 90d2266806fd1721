import { type FeedbackType, feedbackLength, feedbackTypes } from '@foyer/contract'
import { keepDraft, loadDraft, problemText, useLabels } from '@foyer/feature-api'
import { Form, FormField, type FormRefusal } from '@foyer/ui/Form'
import { Select } from '@foyer/ui/Select'
import { TextArea } from '@foyer/ui/TextArea'
import { useState } from 'react'
import { FormSpy } from 'react-final-form'
import { useRuntime } from '../model/calls.ts'
import { checkWords } from '../model/checkWords.ts'
import { useT } from '../model/useT.ts'

interface Values {
  readonly type?: FeedbackType
  readonly content?: string
}

const draftName = 'feedback'

interface FeedbackFormProps {
  /** Called with the number under which customer service finds it. */
  readonly onSent: (reference: string) => void
}

/** What it is about, and the words (P25). What was written is kept in this tab until it is sent. */
export function FeedbackForm({ onSent }: FeedbackFormProps) {
  const t = useT()
  const runtime = useRuntime()
  const [draft] = useState(() => loadDraft(draftName))
  const send = async ({ type = 'other', content = '' }: Values): Promise<FormRefusal | undefined> => {
    try {
      const { reference } = await runtime.client.call('sendFeedback', { type, content: content.trim() })
      keepDraft(draftName, {})
      onSent(reference)
      return undefined
    } catch (error) {
      return { message: problemText(runtime, error) }
    }
  }
  const check = ({ type, content = '' }: Values) => {
    const problem = checkWords(content)
    return { ...(!type && { type: t('typeMissing') }), ...(problem && { content: t(problem, feedbackLength) }) }
  }
  const subjects = feedbackTypes.map((type) => ({ value: type, label: t(`${type}Feedback`) }))
  return (
    <Form<Values> submit={t('send')} initialValues={draft} validate={check} onSubmit={send} labels={useLabels('Form')}>
      <FormField name="type" label={t('type')}>
        {(field) => (
          <Select {...field} required options={[{ value: '', label: t('choose'), disabled: true }, ...subjects]} />
        )}
      </FormField>
      <FormField name="content" label={t('content')}>
        {(field) => <TextArea {...field} required most={feedbackLength.most} hint={t('contentHint')} />}
      </FormField>
      <FormSpy<Values>
        subscription={{ values: true }}
        onChange={({ values: { type, content } }) => keepDraft(draftName, { type, content })}
      />
    </Form>
  )
}
