import { type ComponentType, useState } from 'react'

interface BackdropProps {
  readonly Scene: ComponentType
  /** The title's own picture; the kind's scene stands until it is there. */
  readonly artwork: string | undefined
}

/** What lies behind the game: its kind's scene, or the picture of a title that it stands in for. */
export function Backdrop({ Scene, artwork }: BackdropProps) {
  const [shown, setShown] = useState<string>()
  return (
    <>
      {(artwork === undefined || shown !== artwork) && <Scene />}
      {artwork !== undefined && (
        <div className="artwork" data-shown={shown === artwork || undefined}>
          <img src={artwork} alt="" onLoad={() => setShown(artwork)} />
        </div>
      )}
    </>
  )
}
