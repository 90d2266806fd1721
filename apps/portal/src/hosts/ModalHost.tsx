import type { Lazy } from '@foyer/feature-api'
import { useSnapshot } from 'valtio'
import { lazyPart } from '../parts/lazyPart.tsx'
import { closeModal } from '../runtime/hostState.ts'
import { useSite } from '../shell/SiteContext.ts'

/** The open modals, the last on top; each comes from the feature that declares it. */
export function ModalHost() {
  const { hosts, features } = useSite()
  const { modals } = useSnapshot(hosts)
  return modals.map(({ key, id, props }) => {
    // Which props a modal takes was checked where it was opened; here ids and loaders meet as data.
    const load = features.find(({ modals: own }) => own?.[id])?.modals?.[id] as Lazy<object> | undefined
    if (!load) return null
    const { Part } = lazyPart(load, null)
    return <Part key={key} {...props} {...{ close: () => closeModal(hosts, key) }} />
  })
}
