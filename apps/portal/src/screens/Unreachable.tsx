import { useRuntime } from '@foyer/feature-api'
import { lazyPart } from '../parts/lazyPart.tsx'
import { useSite } from '../shell/SiteContext.ts'
import { offlinePicture, otherAddress } from '../shell/shellLoaders.ts'
import { ErrorScreen } from './ErrorScreen.tsx'

const other = lazyPart(otherAddress, null)

/** Stands for a page of an account while the server does not say who is here (Z22). */
export function Unreachable() {
  const { keeper } = useSite()
  const { toast, text } = useRuntime()
  const retry = () =>
    void keeper.refresh().catch(() => toast({ text: text('shell', 'errorNetwork'), tone: 'negative' }))
  return (
    <ErrorScreen error={undefined} onRetry={retry} picture={offlinePicture}>
      <other.Part />
    </ErrorScreen>
  )
}
