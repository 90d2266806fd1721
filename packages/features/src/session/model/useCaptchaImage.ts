import { useCallback, useEffect, useRef, useState } from 'react'
import { useRuntime } from './calls.ts'

/** Milliseconds between two pictures at least (A11, C15). */
const throttle = 1000

export type CaptchaState =
  | { readonly kind: 'loading' }
  | { readonly kind: 'ready'; readonly captchaId: string; readonly image: string }
  | { readonly kind: 'failed' }

/** The picture of a form (I15); asked for once it is needed, and anew at most once a second. */
export function useCaptchaImage(isNeeded: boolean) {
  const { client } = useRuntime()
  const [state, setState] = useState<CaptchaState>({ kind: 'loading' })
  const asked = useRef(Number.NEGATIVE_INFINITY)
  const latest = useRef(0)

  const refresh = useCallback((): void => {
    if (Date.now() - asked.current < throttle) return
    asked.current = Date.now()
    latest.current += 1
    const mine = latest.current
    const show = (next: CaptchaState): void => {
      if (mine === latest.current) setState(next)
    }
    client.call('captcha').then(
      (picture) => show({ kind: 'ready', ...picture }),
      () => show({ kind: 'failed' }),
    )
  }, [client])

  useEffect(() => {
    if (isNeeded) refresh()
  }, [isNeeded, refresh])

  const captchaId = isNeeded && state.kind === 'ready' ? state.captchaId : undefined
  return { state, captchaId, refresh }
}
