import { useState } from 'react'
import { type ChatLine, type Phrase, phrases } from '../../wire/talk.ts'
import type { SeatShown } from '../wire.ts'
import { useMatchLabels } from './matchLabels.ts'
import { useNames } from './useNames.ts'

interface TalkProps {
  readonly chat: readonly ChatLine[]
  readonly own: number | undefined
  readonly seats: readonly SeatShown[]
  readonly onSay: (phrase: Phrase) => void
}

const shown = 4

/** What players say to one another, in phrases that everyone reads in their own language. */
export function Talk({ chat, own, seats, onSay }: TalkProps) {
  const labels = useMatchLabels()
  const nameOf = useNames(seats, own)
  const [chosen, setChosen] = useState<Phrase>('hello')
  return (
    <section className="match-talk" aria-label={labels.chat}>
      <h3>{labels.chat}</h3>
      <div role="log">
        {chat.length === 0 && <p>{labels.quiet}</p>}
        {chat.slice(-shown).map((line) => (
          <p key={line.id}>
            <b>{nameOf(line.seat)}</b> {labels.phrases[line.phrase]}
          </p>
        ))}
      </div>
      <form
        onSubmit={(event) => {
          event.preventDefault()
          onSay(chosen)
        }}
      >
        <select
          aria-label={labels.chat}
          value={chosen}
          onChange={(event) => setChosen(phrases.find((phrase) => phrase === event.target.value) ?? 'hello')}
        >
          {phrases.map((phrase) => (
            <option key={phrase} value={phrase}>
              {labels.phrases[phrase]}
            </option>
          ))}
        </select>
        <button type="submit" className="match-action" disabled={own === undefined}>
          {labels.say}
        </button>
      </form>
    </section>
  )
}
