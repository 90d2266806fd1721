import { useState } from 'react'
import { type ChatLine, type Phrase, phrases } from '../../wire/talk.ts'
import { createWords } from '../i18n/createWords.ts'
import english from './messages/en.json' with { type: 'json' }
import './talk.css'

const useWords = createWords(english, import.meta.glob('./messages/*.json', { eager: true, import: 'default' }))

interface TalkProps {
  readonly chat: readonly ChatLine[]
  readonly nameOf: (seat: number) => string
  /** Off for who sits nowhere. */
  readonly canSay?: boolean
  readonly onSay: (phrase: Phrase) => void
}

const shown = 4

/**
 * What players say to one another, in phrases that everyone reads in their own language. Its heading names it: as a landmark it would
 * stand there twice once the panel of tables is open.
 */
export function Talk({ chat, nameOf, canSay = true, onSay }: TalkProps) {
  const words = useWords()
  const [chosen, setChosen] = useState<Phrase>('hello')
  return (
    <section className="talk">
      <h2>{words.chat}</h2>
      <div className="talk-lines" role="log">
        {chat.length === 0 && <p className="talk-quiet">{words.quiet}</p>}
        {chat.slice(-shown).map((line) => (
          <p key={line.id}>
            <b>{nameOf(line.seat)}</b> {words.phrases[line.phrase]}
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
          aria-label={words.chat}
          value={chosen}
          onChange={(event) => setChosen(phrases.find((phrase) => phrase === event.target.value) ?? 'hello')}
        >
          {phrases.map((phrase) => (
            <option key={phrase} value={phrase}>
              {words.phrases[phrase]}
            </option>
          ))}
        </select>
        <button type="submit" className="action" disabled={!canSay}>
          {words.say}
        </button>
      </form>
    </section>
  )
}
