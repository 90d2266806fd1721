import { lazyPart } from '../parts/lazyPart.tsx'
import { useAskAgain } from '../session/useAskAgain.ts'
import { otherAddress } from '../shell/shellLoaders.ts'
import { ErrorScreen } from './ErrorScreen.tsx'

const other = lazyPart(otherAddress, null)

/** Stands for a page of an account while the server does not say who is here (Z22). */
export function Unreachable() {
  const { isAsking, ask } = useAskAgain()
  return (
    <ErrorScreen error={undefined} onRetry={ask} isRetrying={isAsking} isUnreachable>
      <other.Part />
    </ErrorScreen>
  )
}
