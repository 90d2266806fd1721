import { LoaderOverlay } from '@foyer/ui/LoaderOverlay'
import { useSnapshot } from 'valtio'
import { useSite } from '../shell/SiteContext.ts'

/** The loader overlay with what is being waited for (M14). */
export function BusyHost() {
  const { hosts } = useSite()
  const { busy } = useSnapshot(hosts)
  const label = busy.at(-1)?.label
  return label === undefined ? null : <LoaderOverlay cover="page" labels={{ loading: label }} />
}
