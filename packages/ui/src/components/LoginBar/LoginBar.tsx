import { type ReactNode, type SubmitEvent, useRef, useState } from 'react'
import { Button } from '../Button/Button.tsx'
import { PasswordEye } from '../PasswordField/PasswordEye.tsx'
import { type PasswordFieldLabels, passwordFieldLabels } from '../PasswordField/PasswordField.labels.ts'
import { type LoginBarLabels, loginBarLabels } from './LoginBar.labels.ts'
import { Root } from './LoginBar.styles.ts'
import { LoginBarField } from './LoginBarField.tsx'
import { emptyFields, type LoginBarRefusal, type LoginBarValues } from './loginBarValues.ts'

export interface LoginBarProps {
  /** Sends what was typed; what it answers is shown and what was typed stays. Called once at a time. */
  onSubmit: (values: LoginBarValues) => Promise<LoginBarRefusal | undefined>
  /** A person has come to the form: what sending will need can be made ready. */
  onEnter?: () => void
  /** Small links beside the button: a forgotten password, other ways in. */
  links?: ReactNode
  labels?: LoginBarLabels
  passwordLabels?: PasswordFieldLabels
}

/** User name and password in one row, for the header of a page. What is wrong hangs below its field: the row keeps its height. */
export function LoginBar(props: LoginBarProps) {
  const { onSubmit, onEnter, links, labels = loginBarLabels, passwordLabels = passwordFieldLabels } = props
  const form = useRef<HTMLFormElement>(null)
  const [refusal, setRefusal] = useState<LoginBarRefusal>({})
  const [isBusy, setBusy] = useState(false)
  const [isShown, setShown] = useState(false)
  const inputOf = (name: string) => form.current?.querySelector<HTMLInputElement>(`[name=${name}]`)
  const typedInto = (name: string): string => inputOf(name)?.value ?? ''
  const show = (next: LoginBarRefusal): void => {
    setRefusal(next)
    if (next.username) inputOf('username')?.focus()
    else if (next.password || next.message) inputOf('password')?.focus()
  }
  const send = async (event: SubmitEvent): Promise<void> => {
    event.preventDefault()
    if (isBusy) return
    const values = { username: typedInto('username'), password: typedInto('password') }
    const empty = emptyFields(values, labels)
    if (empty) return show(empty)
    setBusy(true)
    setRefusal({})
    try {
      show((await onSubmit(values)) ?? {})
    } finally {
      setBusy(false)
    }
  }
  const field = { onInput: () => setRefusal({}) }
  return (
    <Root
      ref={form}
      // Sent before its script is there, it stays as it is: outside of a dialog this method goes nowhere.
      method="dialog"
      noValidate
      aria-label={labels.title}
      onFocus={onEnter}
      onSubmit={(event) => void send(event)}
      onKeyDown={({ key }) => key === 'Escape' && setRefusal({})}
    >
      <LoginBarField
        {...field}
        name="username"
        label={labels.username}
        error={refusal.username}
        autoComplete="username"
        maxLength={64}
      />
      <LoginBarField
        {...field}
        name="password"
        type={isShown ? 'text' : 'password'}
        action={<PasswordEye isShown={isShown} onToggle={() => setShown(!isShown)} labels={passwordLabels} />}
        label={labels.password}
        error={refusal.password ?? refusal.message}
        autoComplete="current-password"
        maxLength={128}
      />
      <Button type="submit" isBusy={isBusy}>
        {labels.submit}
      </Button>
      {links && <div data-part="links">{links}</div>}
    </Root>
  )
}
