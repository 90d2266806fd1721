import type { PortalRuntime } from '@foyer/feature-api'

/** Milliseconds between two pictures at least (A11, C15). */
const throttle = 1000

export type CaptchaState =
  | { readonly kind: 'loading' }
  | { readonly kind: 'ready'; readonly captchaId: string; readonly image: string }
  | { readonly kind: 'failed'; readonly error: unknown }

interface PictureAskerOptions {
  readonly client: PortalRuntime<'captcha'>['client']
  readonly show: (state: CaptchaState) => void
  /** A clock, ms. */
  readonly now?: () => number
}

/** Asks for the picture of a form (I15), anew at most once a second (A11); what answers late is not shown. */
export function createPictureAsker({ client, show, now = Date.now }: PictureAskerOptions): () => void {
  let asked = Number.NEGATIVE_INFINITY
  let latest = 0
  return () => {
    if (now() - asked < throttle) return
    asked = now()
    latest += 1
    const mine = latest
    const showMine = (state: CaptchaState): void => {
      if (mine === latest) show(state)
    }
    client.call('captcha').then(
      (picture) => showMine({ kind: 'ready', ...picture }),
      (error: unknown) => showMine({ kind: 'failed', error }),
    )
  }
}
