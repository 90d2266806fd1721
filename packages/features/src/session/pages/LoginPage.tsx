import { FormArt } from '../components/FormArt.tsx'
import { LoginForm } from '../components/LoginForm.tsx'
import { useT } from '../model/useT.ts'
import { FormPageRoot } from './FormPage.styles.ts'

/** Login as a page (R26); the shell goes on from it as soon as somebody is signed in. */
export function LoginPage() {
  const t = useT()
  return (
    <FormPageRoot>
      <FormArt />
      <div data-part="form">
        <h1>{t('loginTitle')}</h1>
        <LoginForm />
      </div>
    </FormPageRoot>
  )
}
