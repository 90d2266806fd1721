import { useEffect, useMemo, useState } from 'react'
import { useRuntime } from './calls.ts'
import { type CaptchaState, createPictureAsker } from './createPictureAsker.ts'

/** The picture of a form; asked for once it is needed. */
export function useCaptchaImage(isNeeded: boolean) {
  const { client } = useRuntime()
  const [state, setState] = useState<CaptchaState>({ kind: 'loading' })
  const refresh = useMemo(() => createPictureAsker({ client, show: setState }), [client])

  useEffect(() => {
    if (isNeeded) refresh()
  }, [isNeeded, refresh])

  const captchaId = isNeeded && state.kind === 'ready' ? state.captchaId : undefined
  return { state, captchaId, refresh }
}
