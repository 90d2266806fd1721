import type { AuthenticatorSetup as Setup } from '@foyer/contract'
import { QRCodeSVG } from 'qrcode.react'
import { useT } from '../model/useT.ts'
import { SetupRoot } from './Setup.styles.ts'

/** What an authenticator app has to know: a picture for its camera, and the same for typing (A19). */
export function AuthenticatorSetup({ setup: { uri, secret } }: { setup: Setup }) {
  const t = useT()
  return (
    <SetupRoot>
      <div data-part="code">
        <QRCodeSVG value={uri} size={176} marginSize={4} title={t('setupPicture')} />
      </div>
      <p>{t('setupByHand')}</p>
      <code>{secret.match(/.{1,4}/g)?.join(' ')}</code>
      <a href={uri}>{t('setupHere')}</a>
    </SetupRoot>
  )
}
