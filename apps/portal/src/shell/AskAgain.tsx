import { Button } from '@foyer/ui/Button'
import { useAskAgain } from '../session/useAskAgain.ts'
import { useShellT } from './useShellT.ts'

/** In the header's place of the account while the server does not say whose it is (Z22). */
export function AskAgain() {
  const t = useShellT()
  const { isAsking, ask } = useAskAgain()
  return (
    <Button isBusy={isAsking} onClick={ask} title={t('unreachable')}>
      {t('retry')}
    </Button>
  )
}
