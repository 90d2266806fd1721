import { useRuntime } from '@foyer/feature-api'
import { Button } from '@foyer/ui/Button'
import { EmptyState } from '@foyer/ui/EmptyState'
import { useT } from '../model/useT.ts'
import { RegisterForm } from '../registration/RegisterForm.tsx'
import { FormPageRoot } from './FormPage.styles.ts'

/** Registration as a page (R24); says so where a brand opens no accounts. */
export function RegisterPage() {
  const t = useT()
  const { moduleOn, href } = useRuntime()
  return (
    <FormPageRoot>
      <div data-part="form">
        <h1>{t('registerTitle')}</h1>
        {moduleOn('registration') ? (
          <RegisterForm />
        ) : (
          <EmptyState title={t('closedTitle')} actions={<Button href={href('login')}>{t('toLogin')}</Button>}>
            {t('closedText')}
          </EmptyState>
        )}
      </div>
    </FormPageRoot>
  )
}
