import { useRuntime } from '../model/calls.ts'
import { useT } from '../model/useT.ts'
import { AppCodeDialog } from '../verification/AppCodeDialog.tsx'

/** Takes the authenticator app away. */
export function RemoveAuthenticatorModal({ close }: { close: () => void }) {
  const runtime = useRuntime()
  const t = useT()
  return (
    <AppCodeDialog
      title={t('authenticatorRemoveTitle')}
      lead={t('authenticatorRemoveLead')}
      submit={t('authenticatorRemove')}
      close={close}
      onCode={async (code) => {
        await runtime.client.call('removeAuthenticator', { code })
        runtime.toast({ tone: 'positive', text: t('authenticatorRemoved') })
        close()
      }}
    />
  )
}
