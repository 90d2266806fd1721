import { useId } from 'react'
import { useLabels } from '../i18n/LabelsContext.ts'

interface SeedFormProps {
  readonly seed: string
  readonly onSeed: (seed: string) => void
  readonly onRandom: () => void
  readonly onChange: () => void
}

/** The player's next seed, and the change to it. No form: the frame that games are shown in lets none be sent. */
export function SeedForm({ seed, onSeed, onRandom, onChange }: SeedFormProps) {
  const { fair: words } = useLabels()
  const id = useId()
  const isRight = /^[\w.-]{1,64}$/.test(seed)
  return (
    <div className="seed-form">
      <label htmlFor={id}>{words.newSeed}</label>
      <input
        id={id}
        className="fair-code"
        value={seed}
        maxLength={64}
        autoComplete="off"
        spellCheck={false}
        aria-invalid={!isRight}
        aria-describedby={`${id}-hint`}
        onChange={(event) => onSeed(event.target.value)}
        onKeyDown={({ key }) => {
          if (key === 'Enter' && isRight) onChange()
        }}
      />
      <p id={`${id}-hint`}>{words.newSeedHint}</p>
      <div className="seed-actions">
        <button type="button" className="past-action" disabled={!isRight} onClick={onChange}>
          {words.change}
        </button>
        <button type="button" className="past-action" onClick={onRandom}>
          {words.random}
        </button>
      </div>
    </div>
  )
}
