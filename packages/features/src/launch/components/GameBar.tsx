import { Glyph } from '@foyer/ui/Icon'
import { IconButton } from '@foyer/ui/IconButton'
import { ArrowLeft, Columns2, Info, Maximize, Minimize, X } from 'lucide'
import { type RefObject, useEffect, useState } from 'react'
import { useT } from '../model/useT.ts'
import { GameBarRoot } from './GameBar.styles.ts'

interface GameBarProps {
  /** Empty while it is not known. */
  name: string
  /** Play money. */
  isTrial: boolean
  /** What goes full screen. */
  stage: RefObject<HTMLElement | null>
  /** Another game stands beside it: leaving ends this one alone. */
  isOneOfTwo: boolean
  /** Back to where the player came from. */
  onLeave: () => void
  /** Puts a second game beside this one (QP10). */
  onSecond?: (() => void) | undefined
  /** What is known of the game (QR22). */
  onInfo: () => void
}

/** The way back, the game's name and full screen, above the frame. */
export function GameBar({ name, isTrial, stage, isOneOfTwo, onLeave, onSecond, onInfo }: GameBarProps) {
  const t = useT()
  const isFull = useFullScreen()
  const toggle = (): void => {
    if (document.fullscreenElement) void document.exitFullscreen()
    else void stage.current?.requestFullscreen()
  }
  return (
    <GameBarRoot>
      <IconButton
        label={isOneOfTwo ? `${t('close')}: ${name}` : t('back')}
        icon={<Glyph of={isOneOfTwo ? X : ArrowLeft} />}
        onClick={onLeave}
      />
      <h1>{name || t('title')}</h1>
      {isTrial && <span data-part="note">{t('playMoney')}</span>}
      {onSecond && <IconButton label={t('secondGame')} icon={<Glyph of={Columns2} />} onClick={onSecond} />}
      <IconButton label={t('info')} icon={<Glyph of={Info} />} onClick={onInfo} />
      <IconButton
        label={isFull ? t('leaveFullScreen') : t('fullScreen')}
        icon={isFull ? <Glyph of={Minimize} /> : <Glyph of={Maximize} />}
        onClick={toggle}
      />
    </GameBarRoot>
  )
}

function useFullScreen(): boolean {
  const [isFull, setFull] = useState(false)
  useEffect(() => {
    const update = (): void => setFull(document.fullscreenElement !== null)
    document.addEventListener('fullscreenchange', update)
    return () => document.removeEventListener('fullscreenchange', update)
  }, [])
  return isFull
}
