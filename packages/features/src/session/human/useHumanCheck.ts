import type { HumanProof } from '@foyer/contract'
import { problemOf } from '@foyer/feature-api'
import { useMemo, useState } from 'react'
import { useRuntime } from '../model/calls.ts'
import type { CaptchaState } from '../model/createPictureAsker.ts'
import { useCaptchaImage } from '../model/useCaptchaImage.ts'
import { createProofs } from './createProofs.ts'

interface HumanCheckOptions {
  /** The form needs a proof; a login does only after a failure that says so (A10). */
  readonly isNeeded: boolean
  /** A picture is asked for whatever the brand says, as by the field rules of registration. */
  readonly withPicture?: boolean
}

/** How one form shows that a person is behind it (RG13). */
export interface HumanCheck {
  /** Whether the form shows a picture and a field for its text. */
  readonly asksPicture: boolean
  readonly picture: CaptchaState
  readonly refreshPicture: () => void
  /** The person cannot or will not read the picture: their machine works instead (WCAG 3.3.8). */
  readonly doWithoutPicture: () => void
  /** To be called when a person begins to fill in the form. */
  readonly begin: () => void
  /** Makes a call with a proof where one is needed; `text` is what was read from the picture. */
  readonly send: <T>(call: (proof: HumanProof) => Promise<T>, text?: string) => Promise<T>
}

export function useHumanCheck({ isNeeded, withPicture = false }: HumanCheckOptions): HumanCheck {
  const { client, config } = useRuntime()
  const [hasDeclined, setDeclined] = useState(false)
  const proofs = useMemo(
    () => createProofs({ client, load: async () => (await import('./solveWork.ts')).workProvider }),
    [client],
  )
  const asksPicture = isNeeded && !hasDeclined && (withPicture || config.verification.human === 'picture')
  const { state, captchaId, refresh } = useCaptchaImage(asksPicture)
  const sendText = async <T>(call: (proof: HumanProof) => Promise<T>, text: string): Promise<T> => {
    try {
      return await call({ captcha: text, ...(captchaId === undefined ? {} : { captchaId }) })
    } finally {
      // A picture counts for one try, right or wrong.
      refresh()
    }
  }
  /** Without a proof at first; where one is wanted after all and nothing has to be asked, it is made at once. */
  const sendPlainly = async <T>(call: (proof: HumanProof) => Promise<T>): Promise<T> => {
    try {
      return await call({})
    } catch (error) {
      if (config.verification.human === 'picture' || problemOf(error).code !== 'captcha_required') throw error
      return proofs.send(call)
    }
  }
  return {
    asksPicture,
    picture: state,
    refreshPicture: refresh,
    doWithoutPicture: () => {
      setDeclined(true)
      proofs.begin()
    },
    begin: () => {
      if (isNeeded && !asksPicture) proofs.begin()
    },
    send: (call, text = '') => {
      if (asksPicture) return sendText(call, text.trim())
      return isNeeded ? proofs.send(call) : sendPlainly(call)
    },
  }
}
