import { useRuntime } from '@foyer/feature-api'
import { Glyph } from '@foyer/ui/Icon'
import { IconButton } from '@foyer/ui/IconButton'
import { ArrowLeft, Maximize, Minimize } from 'lucide'
import { type RefObject, useEffect, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { useT } from '../model/useT.ts'
import { GameBarRoot } from './GameBar.styles.ts'

interface GameBarProps {
  /** Empty while it is not known. */
  name: string
  /** Play money. */
  isTrial: boolean
  /** What goes full screen. */
  stage: RefObject<HTMLElement | null>
}

/** Whether there is a page of the portal to go back to; the router numbers its entries. */
const hasPageBefore = (): boolean => {
  const state: unknown = window.history.state
  return typeof state === 'object' && state !== null && 'idx' in state && Number(state.idx) > 0
}

/** The way back, the game's name and full screen, above the frame. */
export function GameBar({ name, isTrial, stage }: GameBarProps) {
  const t = useT()
  const { href, navigate } = useRuntime()
  const router = useNavigate()
  const isFull = useFullScreen()
  const goBack = (): void => {
    if (hasPageBefore()) void router(-1)
    else navigate(href('rng'))
  }
  const toggle = (): void => {
    if (document.fullscreenElement) void document.exitFullscreen()
    else void stage.current?.requestFullscreen()
  }
  return (
    <GameBarRoot>
      <IconButton label={t('back')} icon={<Glyph of={ArrowLeft} />} onClick={goBack} />
      <h1>{name || t('title')}</h1>
      {isTrial && <span data-part="note">{t('playMoney')}</span>}
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
