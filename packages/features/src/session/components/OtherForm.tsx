import { useRuntime } from '@foyer/feature-api'
import { useT } from '../model/useT.ts'

interface OtherFormProps {
  form: 'login' | 'register'
  /** Switches in place; without it the link leads to the form's page. */
  onChoose?: (() => void) | undefined
}

const words = { login: ['hasAccount', 'toLogin'], register: ['noAccount', 'toRegister'] } as const

/** The way from login to registration and back (M03). */
export function OtherForm({ form, onChoose }: OtherFormProps) {
  const t = useT()
  const { href } = useRuntime()
  const [question, action] = words[form]
  return (
    <p data-part="note">
      {t(question)}{' '}
      {onChoose ? (
        <button type="button" data-part="link" onClick={onChoose}>
          {t(action)}
        </button>
      ) : (
        <a data-part="link" href={href(form)}>
          {t(action)}
        </a>
      )}
    </p>
  )
}
