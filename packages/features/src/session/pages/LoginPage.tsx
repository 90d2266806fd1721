import { useAddressQuery, useRuntime } from '@foyer/feature-api'
import { FormArt } from '../components/FormArt.tsx'
import { LoginForm } from '../components/LoginForm.tsx'
import { returnPath } from '../model/returnPath.ts'
import { useT } from '../model/useT.ts'
import { FormPageRoot } from './FormPage.styles.ts'

/** Login as a page (R26); goes on to where the visitor wanted to be. */
export function LoginPage() {
  const t = useT()
  const { href, navigate } = useRuntime()
  const [query] = useAddressQuery()
  return (
    <FormPageRoot>
      <FormArt />
      <div data-part="form">
        <h1>{t('loginTitle')}</h1>
        <LoginForm onDone={() => navigate(returnPath(query.get('next')) ?? href('home'), { replace: true })} />
      </div>
    </FormPageRoot>
  )
}
