import { useAddressQuery, useRuntime } from '@foyer/feature-api'
import { useEffect } from 'react'
import { FormArt } from '../components/FormArt.tsx'
import { LoginForm } from '../components/LoginForm.tsx'
import { useT } from '../model/useT.ts'
import { FormPageRoot } from './FormPage.styles.ts'

/**
 * Login as a page (R26); the shell goes on from it as soon as somebody is signed in. `/login?forgot` begins with the
 * dialog for a forgotten password.
 */
export function LoginPage() {
  const t = useT()
  const { openModal, session, navigate, href } = useRuntime()
  const [query, setQuery] = useAddressQuery()
  const hasForgotten = query.has('forgot')
  useEffect(() => {
    if (!hasForgotten) return
    openModal('forgotPassword', {})
    // Once it is closed, the page is the login's again.
    setQuery(
      (now) => {
        now.delete('forgot')
        return now
      },
      { replace: true },
    )
  }, [hasForgotten, openModal, setQuery])
  // The shell leaves a trial account here, which may log in to a real one; whoever has just begun to play goes on.
  const goOn = (): void => {
    if (session.role === 'trial') navigate(href('home'), { replace: true })
  }
  return (
    <FormPageRoot>
      <FormArt />
      <div data-part="form">
        <h1>{t('loginTitle')}</h1>
        <LoginForm onDone={goOn} />
      </div>
    </FormPageRoot>
  )
}
