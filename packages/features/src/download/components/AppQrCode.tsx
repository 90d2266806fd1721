import { QRCodeSVG } from 'qrcode.react'
import { useState, useSyncExternalStore } from 'react'
import { type AppLink, absoluteAddress } from '../model/appLinks.ts'
import { useT } from '../model/useT.ts'

const size = 148
const never = () => () => undefined

/** The code a phone scans to open the app's address (R23): the server's picture, or one drawn here, also where that picture does not come (Z08). */
export function AppQrCode({ app }: { app: AppLink }) {
  const t = useT()
  const [failed, setFailed] = useState<string>()
  // A page that is written ahead does not know where it will stand; the frame keeps the code's room until then.
  const origin = useSyncExternalStore(
    never,
    () => location.origin,
    () => undefined,
  )
  const address = absoluteAddress(app.url, origin)
  const words = t('qrAlt', { name: app.name })
  return (
    <span data-part="code">
      {app.qrImage && app.qrImage !== failed ? (
        <img
          src={app.qrImage}
          alt={words}
          width={size}
          height={size}
          loading="lazy"
          onError={() => setFailed(app.qrImage)}
        />
      ) : (
        address && <QRCodeSVG value={address} size={size} marginSize={4} role="img" aria-label={words} />
      )}
    </span>
  )
}
