import { useState } from 'react'
import { useRuntime } from '../model/calls.ts'
import { useT } from '../model/useT.ts'
import { AppCodeDialog } from '../verification/AppCodeDialog.tsx'
import { AuthenticatorModal } from './AuthenticatorModal.tsx'

/** Makes new recovery codes and shows them; the ones before are no good any more. */
export function RenewRecoveryCodesModal({ close }: { close: () => void }) {
  const runtime = useRuntime()
  const t = useT()
  const [codes, setCodes] = useState<readonly string[]>()
  if (codes) return <AuthenticatorModal codes={codes} close={close} />
  return (
    <AppCodeDialog
      title={t('recoveryTitle')}
      lead={t('recoveryRenewLead')}
      submit={t('recoveryRenew')}
      close={close}
      onCode={async (code) => setCodes((await runtime.client.call('renewRecoveryCodes', { code })).recoveryCodes)}
    />
  )
}
