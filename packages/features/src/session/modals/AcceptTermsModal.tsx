import { type ModalProps, problemOf, problemText, useActions, useLabels } from '@foyer/feature-api'
import { Dialog } from '@foyer/ui/Dialog'
import { Notice } from '@foyer/ui/Notice'
import { useState } from 'react'
import { useRuntime } from '../model/calls.ts'
import { useT } from '../model/useT.ts'

/**
 * Asks whoever is signed in to accept terms that have changed (P17). It stays until that is done; whoever does not want to is asked whether
 * to sign out.
 */
export function AcceptTermsModal({ version, close }: ModalProps['acceptTerms'] & { close: () => void }) {
  const t = useT()
  const { signOut } = useActions()
  const runtime = useRuntime()
  const { client, refreshSession, hasRoute, href } = runtime
  const [isBusy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string>()
  const accept = async (): Promise<void> => {
    setBusy(true)
    setProblem(undefined)
    try {
      await client.call('acceptTerms', { version })
      await refreshSession()
      close()
    } catch (error) {
      setProblem(problemText(runtime, error))
      // Others are in force by now: the next answer says which.
      if (problemOf(error).code === 'state_changed') await refreshSession().catch(() => undefined)
    } finally {
      setBusy(false)
    }
  }
  return (
    <Dialog
      isOpen
      onClose={() => signOut()}
      title={t('termsTitle')}
      labels={useLabels('Dialog')}
      closesOnCover={false}
      buttons={[
        { label: t('termsLeave'), onPress: () => signOut() },
        { label: t('termsAccept'), tone: 'primary', isBusy, onPress: () => void accept() },
      ]}
    >
      {problem && <Notice tone="negative">{problem}</Notice>}
      <p>{t('termsText', { version })}</p>
      {hasRoute('help') && (
        <p>
          <a href={`${href('help')}#term`} target="_blank" rel="noreferrer">
            {t('termsRead')}
          </a>
        </p>
      )}
    </Dialog>
  )
}
