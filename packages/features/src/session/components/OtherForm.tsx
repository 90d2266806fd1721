import { useAddressQuery, useRuntime } from '@foyer/feature-api'
import { useT } from '../model/useT.ts'

interface OtherFormProps {
  form: 'login' | 'register'
  /** Switches in place; without it the link leads to the form's page. */
  onChoose?: (() => void) | undefined
}

const words = { login: ['hasAccount', 'toLogin'], register: ['noAccount', 'toRegister'] } as const

/** The way from login to registration and back (M03), for the foot of a form. */
export function OtherForm({ form, onChoose }: OtherFormProps) {
  const t = useT()
  const { href } = useRuntime()
  const [query] = useAddressQuery()
  // Where somebody wanted to be goes along.
  const next = query.get('next') ?? undefined
  const [question, action] = words[form]
  return (
    <>
      {t(question)}{' '}
      {onChoose ? (
        <button type="button" onClick={onChoose}>
          {t(action)}
        </button>
      ) : (
        <a href={href(form, { next })}>{t(action)}</a>
      )}
    </>
  )
}
