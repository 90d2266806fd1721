import { sayLabel } from '@foyer/ui/labels'
import { useState } from 'react'
import { type ChatLine, type Phrase, phrases } from '../../wire/talk.ts'
import { useTableWords } from './tableWords.ts'

interface TalkProps {
  readonly chat: readonly ChatLine[]
  readonly seat: number | undefined
  readonly onSay: (phrase: Phrase) => void
}

const shown = 4

/**
 * What players say to one another, in phrases that everyone reads in their own language. Its heading names it: as a landmark it would
 * stand there twice once the panel of tables is open.
 */
export function Talk({ chat, seat, onSay }: TalkProps) {
  const labels = useTableWords()
  const [chosen, setChosen] = useState<Phrase>('hello')
  return (
    <section className="box">
      <h2>{labels.chat}</h2>
      <div className="lines" role="log">
        {chat.length === 0 && <p className="quiet">{labels.quiet}</p>}
        {chat.slice(-shown).map((line) => (
          <p key={line.id}>
            <b>{sayLabel(labels, line.seat === seat ? 'you' : 'seat', { seat: line.seat })}</b>
            {labels.phrases[line.phrase]}
          </p>
        ))}
      </div>
      <form
        className="say"
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
        <button type="submit" className="action">
          {labels.say}
        </button>
      </form>
    </section>
  )
}
