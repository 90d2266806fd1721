import type { LoginAnswer, LoginVerification, SignedIn } from '@foyer/contract'
import { type BegunLogin, useSession } from '@foyer/feature-api'
import { Tabs } from '@foyer/ui/Tabs'
import { useEffect, useRef, useState } from 'react'
import { useRuntime } from '../model/calls.ts'
import { finishLogin } from '../model/finishLogin.ts'
import type { LoginMethod, LoginValues } from '../model/login.ts'
import { useT } from '../model/useT.ts'
import { DeviceProofForm } from '../verification/DeviceProofForm.tsx'
import { VerificationForm } from '../verification/VerificationForm.tsx'
import { LoginFields } from './LoginFields.tsx'
import { OtherWays } from './OtherWays.tsx'

interface LoginFormProps {
  /** A login that was begun elsewhere, and why it is asked for. */
  begun?: BegunLogin | undefined
  /** Somebody is signed in, by this form or in another tab; `mayGoOn` unless something else has to be done first (A07). */
  onDone?: (mayGoOn: boolean) => void
  /** Goes to registration instead; without it the link leads to the page. */
  onRegister?: () => void
  /** The keyboard is in the form from the start, as in a dialog. */
  takesFocus?: boolean
}

type Step =
  | { readonly kind: 'login'; readonly notice?: string }
  | { readonly kind: 'verification'; readonly verification: LoginVerification }
  /** Strangers have tried this account too often. */
  | { readonly kind: 'device'; readonly username: string }

const nothing: BegunLogin = {}

function firstStep({ verification, needsDevice, username = '', notice }: BegunLogin): Step {
  if (verification) return { kind: 'verification', verification }
  if (needsDevice) return { kind: 'device', username: username.trim() }
  return { kind: 'login', ...(notice !== undefined && { notice }) }
}

const typedBefore = ({ username, password }: BegunLogin): LoginValues => ({
  ...(username !== undefined && { username }),
  ...(password !== undefined && { password }),
})

/** Login by user name or by SMS (A01, A02, M03), by passkey, or to a trial (A03), with what a new device needs besides (A18). */
export function LoginForm({ begun = nothing, onDone, onRegister, takesFocus = false }: LoginFormProps) {
  const runtime = useRuntime()
  const t = useT()
  const { status, role } = useSession()
  // A trial account logs in to a real one.
  const isIn = status === 'signedIn' && role !== 'trial'
  const [step, setStep] = useState<Step>(() => firstStep(begun))
  const [typed, setTyped] = useState<LoginValues>(() => typedBefore(begun))
  const [method, setMethod] = useState<LoginMethod>('username')
  const [hasStepped, setHasStepped] = useState(false)
  const password = useRef(begun.password)
  const isSending = useRef(false)
  const done = useRef(onDone)
  done.current = onDone
  // Whoever logs in in another tab is signed in here too.
  useEffect(() => {
    if (isIn && !isSending.current) done.current?.(true)
  }, [isIn])

  const takeUp = async (answer: SignedIn): Promise<void> => {
    isSending.current = true
    try {
      // Also where nobody waits for it, as on the page of its own.
      const mayGoOn = await finishLogin(runtime, answer, password.current)
      done.current?.(mayGoOn)
    } finally {
      isSending.current = false
    }
  }
  const takeAnswer = async ({ token, verification, ...answer }: LoginAnswer, typed?: string): Promise<void> => {
    password.current = typed
    if (token !== undefined) await takeUp({ token, ...answer })
    else if (verification) setStep({ kind: 'verification', verification })
  }

  const goBack = (): void => {
    setTyped({})
    setHasStepped(true)
    setStep({ kind: 'login' })
  }

  if (step.kind === 'device')
    return (
      <DeviceProofForm
        username={step.username}
        onDone={() => setStep({ kind: 'login', notice: t('deviceKnown') })}
        onBack={goBack}
      />
    )
  if (step.kind === 'verification')
    return (
      <VerificationForm
        verification={step.verification}
        onSignedIn={(answer) => void takeUp(answer)}
        onOver={(notice) => setStep({ kind: 'login', notice })}
        onBack={goBack}
      />
    )
  const fields = (
    <LoginFields
      key={method}
      method={method}
      typed={typed}
      takesFocus={takesFocus || hasStepped}
      startsWithProof={begun.needsProof === true}
      notice={step.notice}
      onAnswer={takeAnswer}
      onDeviceWanted={(values) => {
        setTyped(values)
        setStep({ kind: 'device', username: values.username?.trim() ?? '' })
      }}
      onRegister={onRegister}
    />
  )
  const ways = <OtherWays onSignedIn={takeUp} />
  if (!runtime.moduleOn('smsLogin'))
    return (
      <>
        {fields}
        {ways}
      </>
    )
  return (
    <Tabs
      label={t('loginTitle')}
      items={[
        { id: 'username', label: t('byPassword') },
        { id: 'sms', label: t('bySms') },
      ]}
      selected={method}
      onSelect={(id) => setMethod(id === 'sms' ? 'sms' : 'username')}
    >
      {fields}
      {ways}
    </Tabs>
  )
}
