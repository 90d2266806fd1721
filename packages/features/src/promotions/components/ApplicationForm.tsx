import { applicationBounds, type Promotion } from '@foyer/contract'
import { keepDraft, loadDraft, problemOf, problemText, useLabels } from '@foyer/feature-api'
import { Form, FormField, type FormRefusal } from '@foyer/ui/Form'
import { TextArea } from '@foyer/ui/TextArea'
import { useState } from 'react'
import { FormSpy } from 'react-final-form'
import { useRuntime } from '../model/calls.ts'
import { checkComment } from '../model/checkComment.ts'
import { type ApplicationValues, imagesOf, useSendImages } from '../model/useSendImages.ts'
import { useT } from '../model/useT.ts'
import { PictureFields } from './PictureFields.tsx'

/** A comment and pictures where somebody decides, else one button (P26, V33). What was written is kept in this tab until it is sent. */
export function ApplicationForm({ promotion: { id, way, images = 0 } }: { readonly promotion: Promotion }) {
  const t = useT()
  const runtime = useRuntime()
  const sendImages = useSendImages()
  const draftName = `promotion-${id}`
  const [draft] = useState(() => loadDraft(draftName))
  const isForm = way === 'apply'

  const send = async (values: ApplicationValues): Promise<FormRefusal | undefined> => {
    try {
      const sent = isForm ? await sendImages.send(imagesOf(values, images)) : { ids: [] }
      if ('refusal' in sent) return { fields: sent.refusal }
      const comment = values.comment?.trim()
      const { comment: kept, images: keptImages } = await runtime.client.call('applyToPromotion', {
        promotionId: id,
        ...(isForm && comment ? { comment } : {}),
        ...(sent.ids.length > 0 ? { images: sent.ids } : {}),
      })
      keepDraft(draftName, {})
      await runtime.queries.invalidateQueries({ queryKey: ['applications'] })
      // Whoever has applied before, as in another tab, is answered with that.
      const isNew = !isForm || (kept === (comment ?? '') && keptImages === sent.ids.length)
      runtime.toast(isNew ? { tone: 'positive', text: t(isForm ? 'sent' : 'joinedNow') } : { text: t('sentBefore') })
      return undefined
    } catch (error) {
      const { code, issues } = problemOf(error)
      // Pictures that waited too long are gone: the next press sends them anew.
      if (issues.some(({ path }) => path.startsWith('/images'))) {
        sendImages.forget()
        return { message: t('picturesGone') }
      }
      if (code === 'state_changed') void runtime.queries.invalidateQueries({ queryKey: ['announcements'] })
      return { message: problemText(runtime, error) }
    }
  }
  const check = ({ comment = '' }: ApplicationValues) =>
    checkComment(comment) ? {} : { comment: t('commentLong', { most: applicationBounds.comment }) }

  return (
    <Form<ApplicationValues>
      submit={t(isForm ? 'apply' : 'join')}
      initialValues={draft}
      validate={check}
      onSubmit={send}
      labels={useLabels('Form')}
    >
      {isForm && (
        <>
          <FormField name="comment" label={t('comment')}>
            {(field) => <TextArea {...field} most={applicationBounds.comment} hint={t('commentHint')} />}
          </FormField>
          {images > 0 && <PictureFields most={images} />}
          <FormSpy<ApplicationValues>
            subscription={{ values: true }}
            onChange={({ values: { comment } }) => keepDraft(draftName, { comment })}
          />
        </>
      )}
    </Form>
  )
}
