import { type LoginRefusal, problemText, type TypedLogin, useActions, useLabels, useRuntime } from '@foyer/feature-api'
import { LoginBar } from '@foyer/ui/LoginBar'
import type { MouseEvent } from 'react'
import { loadChunk } from '../parts/chunkTimeout.ts'
import { useSite } from './SiteContext.ts'
import { useShellT } from './useShellT.ts'

/** A link that opens a dialog where there is script. */
const instead = (open: () => void) => (event: MouseEvent) => {
  if (event.metaKey || event.ctrlKey || event.shiftKey) return
  event.preventDefault()
  open()
}

/** User name and password in the header, for whoever has an account (H03); every other way in is in the dialog. */
export function HeaderLogin() {
  const t = useShellT()
  const [labels, passwordLabels] = [useLabels('LoginBar'), useLabels('PasswordField')]
  const { features, runtime } = useSite()
  const { href, moduleOn, openModal } = useRuntime()
  const { openLogin } = useActions()
  const load = features.find(({ headerLogin }) => headerLogin)?.headerLogin
  if (!load) return null
  const logIn = async (typed: TypedLogin): Promise<LoginRefusal | undefined> => {
    try {
      const { run } = await loadChunk(load)
      const refusal = await run(runtime, typed)
      // The form goes, and the keyboard begins with the page.
      if (!refusal) document.getElementById('content')?.focus({ preventScroll: true })
      return refusal
    } catch (error) {
      return { message: problemText(runtime, error) }
    }
  }
  const mayForget = moduleOn('emailPasswordReset') || moduleOn('phonePasswordReset')
  return (
    <LoginBar
      onSubmit={logIn}
      // What fails now is told when it is needed.
      onEnter={() => void load().catch(() => undefined)}
      links={
        <>
          {mayForget && (
            <a href={`${href('login')}?forgot`} onClick={instead(() => openModal('forgotPassword', {}))}>
              {t('forgot')}
            </a>
          )}
          <a href={href('login')} onClick={instead(() => openLogin())}>
            {t('otherWays')}
          </a>
        </>
      }
      labels={labels}
      passwordLabels={passwordLabels}
    />
  )
}
