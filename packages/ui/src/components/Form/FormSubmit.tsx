import { type ReactNode, useSyncExternalStore } from 'react'
import { useForm, useFormState } from 'react-final-form'
import { Button } from '../Button/Button.tsx'
import type { FormLabels } from './Form.labels.ts'
import { useIsSlow } from './useIsSlow.ts'

interface FormSubmitProps<Values> {
  /** Words of the button. */
  children: ReactNode
  tone: 'primary' | 'secondary'
  isReady: ((values: Partial<Values>) => boolean) | undefined
  pending: ReactNode
  /** Of the words that say what is still to be done. */
  pendingId: string
  labels: FormLabels
}

/** The button that sends a form, what is still to be done before, and a word of an answer that is slow to come. */
export function FormSubmit<Values extends object>(props: FormSubmitProps<Values>) {
  const { children, tone, isReady, pending, pendingId, labels } = props
  const form = useForm<Partial<Values>>()
  const { submitting } = useFormState({ subscription: { submitting: true } })
  const isSlow = useIsSlow(submitting === true)
  const readReady = (): boolean => isReady?.(form.getState().values) ?? true
  // Drawn anew when the answer changes, not with each letter.
  const ready = useSyncExternalStore((tell) => form.subscribe(tell, { values: true }), readReady, readReady)
  return (
    <>
      <div data-part="submit">
        <Button
          type="submit"
          tone={tone}
          size="large"
          isFullWidth
          canWrap
          isBusy={submitting}
          aria-disabled={isReady && !ready}
          aria-describedby={pending ? pendingId : undefined}
        >
          {children}
        </Button>
      </div>
      {pending && !(isReady && ready) && (
        <p data-part="pending" id={pendingId}>
          {pending}
        </p>
      )}
      {submitting && (
        <p data-part="slow" role="status">
          {isSlow && labels.slow}
        </p>
      )}
    </>
  )
}
