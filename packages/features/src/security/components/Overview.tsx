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
  const { data: overview, isError, refetch, isFetching } = useOperation('securityOverview', undefined)
  const { data: passkeys } = useOperation('passkeys', undefined)
  if (isError && !overview) return <ErrorState onRetry={() => void refetch()} isRetrying={isFetching} labels={labels} />
  return (
    <>
      {overview && passkeys ? (
        <Summary overview={overview} passkeys={passkeys.length} />
      ) : (
        <Skeleton shape="block" ratio="banner" />
      )}
      <Passwords overview={overview} />
      <Passkeys />
    </>
  )
}
