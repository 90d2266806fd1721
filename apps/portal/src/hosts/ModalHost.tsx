import type { Lazy } from '@foyer/feature-api'
import { useEffect } from 'react'
import { useSnapshot } from 'valtio'
import { lazyPart } from '../parts/lazyPart.tsx'
import { addToast, closeModal } from '../runtime/hostState.ts'
import { ErrorBoundary, Nothing } from '../screens/ErrorBoundary.tsx'
import { useSite } from '../shell/SiteContext.ts'
import { useShellT } from '../shell/useShellT.ts'

/** Holds the place of a modal that is on its way: Escape takes the wish for it back. */
function Waiting({ close }: { readonly close: () => void }) {
  useEffect(() => {
    const leave = ({ key }: KeyboardEvent) => key === 'Escape' && close()
    addEventListener('keydown', leave)
    return () => removeEventListener('keydown', leave)
  }, [close])
  return null
}

/** The open modals, the last on top; each comes from the feature that declares it. */
export function ModalHost() {
  const { hosts, features } = useSite()
  const { modals } = useSnapshot(hosts)
  const t = useShellT()
  return modals.map(({ key, id, props }) => {
    // Which props a modal takes was checked where it was opened; here ids and loaders meet as data.
    const load = features.find(({ modals: own }) => own?.[id])?.modals?.[id] as Lazy<{ close: () => void }> | undefined
    if (!load) return null
    const { Part } = lazyPart(load, Waiting)
    const close = () => closeModal(hosts, key)
    const giveUp = () => {
      close()
      addToast(hosts, { text: t('errorSlow'), tone: 'negative' })
    }
    return (
      <ErrorBoundary key={key} what={id} as={Nothing} onLost={giveUp}>
        <Part {...props} close={close} />
      </ErrorBoundary>
    )
  })
}
