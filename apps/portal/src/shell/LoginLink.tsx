import { useRuntime } from '@foyer/feature-api'
import { Button } from '@foyer/ui/Button'
import { useShellT } from './useShellT.ts'

/** The way to the login page, where the form that should stand here could not be fetched. */
export function LoginLink() {
  const t = useShellT()
  const { href } = useRuntime()
  return <Button href={href('login')}>{t('login')}</Button>
}
