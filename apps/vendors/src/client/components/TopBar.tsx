import { useSyncExternalStore } from 'react'
import { useLabels } from '../i18n/LabelsContext.ts'
import type { Sound } from '../sound/sound.ts'
import { Icon } from './Icon.tsx'

interface TopBarProps {
  readonly provider: string
  readonly sound: Sound
  readonly onInfo: () => void
  readonly onHistory: () => void
  /** Shows what rounds are drawn from; only where they can be verified. */
  readonly onFair: (() => void) | undefined
}

export function TopBar({ provider, sound, onInfo, onHistory, onFair }: TopBarProps) {
  const labels = useLabels()
  const soundOn = useSyncExternalStore(sound.subscribe, sound.isOn)
  return (
    <header className="top-bar">
      <p className="provider">{provider}</p>
      <div className="tools">
        <button
          type="button"
          className="tool"
          aria-pressed={soundOn}
          aria-label={labels.soundOn}
          title={soundOn ? labels.soundOn : labels.soundOff}
          onClick={() => sound.setOn(!soundOn)}
        >
          <Icon name={soundOn ? 'soundOn' : 'soundOff'} />
        </button>
        {onFair && (
          <button
            type="button"
            className="tool"
            aria-label={labels.fair.title}
            title={labels.fair.title}
            onClick={onFair}
          >
            <Icon name="fair" />
          </button>
        )}
        <button type="button" className="tool" aria-label={labels.history} title={labels.history} onClick={onHistory}>
          <Icon name="history" />
        </button>
        <button type="button" className="tool" aria-label={labels.info} title={labels.info} onClick={onInfo}>
          <Icon name="info" />
        </button>
      </div>
    </header>
  )
}
