import type { Passkey } from '@foyer/contract'
import { useActions, useFormats } from '@foyer/feature-api'
import { Badge } from '@foyer/ui/Badge'
import { Button } from '@foyer/ui/Button'
import { Drawing, keyDrawing } from '@foyer/ui/Drawing'
import { EmptyState } from '@foyer/ui/EmptyState'
import { Glyph } from '@foyer/ui/Icon'
import { SettingList } from '@foyer/ui/SettingList'
import { Fingerprint } from 'lucide'
import { useState } from 'react'
import { useOperation, useRuntime } from '../model/calls.ts'
import { useChange } from '../model/useChange.ts'
import { useT } from '../model/useT.ts'
import { RenameDialog } from './RenameDialog.tsx'

/** Passkeys of the account: made on this device, named and taken away. */
export function Passkeys() {
  const t = useT()
  const { client, alert, toast, busy } = useRuntime()
  const { addPasskey } = useActions()
  const { timeInText } = useFormats()
  const change = useChange()
  const { data } = useOperation('passkeys', undefined)
  const [renamed, setRenamed] = useState<Passkey>()
  const remove = async ({ id, name }: Passkey): Promise<void> => {
    const answer = await alert({
      icon: 'warning',
      title: t('removePasskeyTitle', { name }),
      text: t('removePasskeyText'),
      buttons: [
        { id: 'keep', label: t('keep') },
        { id: 'remove', label: t('remove'), primary: true },
      ],
    })
    if (answer !== 'remove') return
    await change(async () => {
      await busy(t('removing', { name }), client.call('removePasskey', { id }))
      toast({ tone: 'positive', text: t('passkeyRemoved', { name }) })
    }, 'passkeys')
  }
  const item = (passkey: Passkey) => {
    const { id, name, createdAt, usedAt, isSynced } = passkey
    return {
      id,
      title: name,
      icon: <Glyph of={Fingerprint} />,
      badge: isSynced && <Badge>{t('synced')}</Badge>,
      text: usedAt
        ? t('passkeyUsed', { time: timeInText(usedAt) })
        : t('passkeySince', { time: timeInText(createdAt) }),
      actions: (
        <>
          <Button size="small" aria-label={t('renameOf', { name })} onClick={() => setRenamed(passkey)}>
            {t('rename')}
          </Button>
          <Button size="small" aria-label={t('removeOf', { name })} onClick={() => void remove(passkey)}>
            {t('remove')}
          </Button>
        </>
      ),
    }
  }
  const add = <Button onClick={() => addPasskey()}>{t('addPasskey')}</Button>
  return (
    <>
      <SettingList
        title={t('passkeys')}
        lead={t('passkeysLead')}
        action={data && data.length > 0 && add}
        placeholderRows={1}
        items={data?.map(item)}
      >
        {data?.length === 0 && (
          <EmptyState title={t('noPasskeys')} icon={<Drawing of={keyDrawing} />} actions={add}>
            {t('noPasskeysText')}
          </EmptyState>
        )}
      </SettingList>
      {renamed && <RenameDialog passkey={renamed} onClose={() => setRenamed(undefined)} />}
    </>
  )
}
