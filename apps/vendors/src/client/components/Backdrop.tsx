import { useState } from 'react'
import type { Theme } from '../themes/theme.ts'

interface BackdropProps {
  readonly theme: Theme
  /** The title's own picture; the theme's scene stands until it is there. */
  readonly artwork: string | undefined
}

/** What lies behind the reels: the theme's scene, or the picture of a title that this engine stands in for. */
export function Backdrop({ theme, artwork }: BackdropProps) {
  const [shown, setShown] = useState<string>()
  return (
    <>
      {(artwork === undefined || shown !== artwork) && <theme.Scene />}
      {artwork !== undefined && (
        <div className="artwork" data-shown={shown === artwork || undefined}>
          <img src={artwork} alt="" onLoad={() => setShown(artwork)} />
        </div>
      )}
    </>
  )
}
