import type { ModalId } from '@foyer/feature-api'
import { useEffect, useRef } from 'react'
import { useSnapshot } from 'valtio'
import { openModal } from '../runtime/hostState.ts'
import { useSite } from '../shell/SiteContext.ts'

interface LastModal {
  readonly id: ModalId
  readonly props: object
  /** Who it was shown to: a login is not shown to whoever has logged in with it. */
  readonly role: string
}

/**
 * Opens the modal again that lay over the page last, where its feature says that it may (`opensAgain`); answers whether it
 * did. A question that was answered is none.
 */
export function useOpenAgain(): () => boolean {
  const { hosts, features, runtime } = useSite()
  const { modals, alerts } = useSnapshot(hosts)
  const last = useRef<LastModal>(undefined)
  useEffect(() => {
    const top = modals.at(-1)
    if (top) last.current = { id: top.id, props: top.props, role: runtime.session.role }
    else if (alerts.length > 0) last.current = undefined
  }, [modals, alerts, runtime])

  return () => {
    const modal = last.current
    if (!modal || modal.role !== runtime.session.role) return false
    const how = features.find(({ opensAgain }) => opensAgain?.[modal.id])?.opensAgain?.[modal.id]
    if (how) openModal(hosts, modal.id, how === 'same' ? modal.props : {})
    return how !== undefined
  }
}
