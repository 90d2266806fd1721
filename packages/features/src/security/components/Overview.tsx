import { useLabels } from '@foyer/feature-api'
import { ErrorState } from '@foyer/ui/ErrorState'
import { Skeleton } from '@foyer/ui/Skeleton'
import { useOperation } from '../model/calls.ts'
import { Passkeys } from './Passkeys.tsx'
import { Passwords } from './Passwords.tsx'
import { Summary } from './Summary.tsx'

/** How the account is kept: how safe it is and the next thing to do, then everything that can be set. */
export function Overview() {
  const labels = useLabels('ErrorState')
  const security = useOperation('securityOverview', undefined)
  const passkeys = useOperation('passkeys', undefined)
  const failed = [security, passkeys].filter(({ isError, data }) => isError && !data)
  if (failed.length > 0) {
    const isRetrying = failed.some(({ isFetching }) => isFetching)
    const retry = (): void => failed.forEach(({ refetch }) => void refetch())
    return <ErrorState onRetry={retry} isRetrying={isRetrying} labels={labels} />
  }
  // How high the summary will be nobody knows: nothing stands below it until it is there.
  if (!security.data || !passkeys.data) {
    return (
      <>
        <Skeleton shape="block" ratio="banner" />
        <Skeleton lines={6} />
      </>
    )
  }
  return (
    <>
      <Summary overview={security.data} passkeys={passkeys.data.length} />
      <Passwords overview={security.data} />
      <Passkeys />
    </>
  )
}
