import './styles/book.css'
import './styles/events.css'
import './styles/markets.css'
import './styles/slip.css'
import './styles/stakeField.css'
import './styles/bets.css'
import './styles/narrow.css'
import { useEffect, useState } from 'react'
import type { BookKind } from '../feed/plans.ts'
import { useBook } from './BookContext.ts'
import { EventBoard } from './parts/EventBoard.tsx'
import { EventPage } from './parts/EventPage.tsx'
import { MyBets } from './parts/MyBets.tsx'
import { Slip } from './parts/Slip.tsx'
import { SlipSheet } from './parts/SlipSheet.tsx'
import { useIsWide } from './useIsWide.ts'

/** How often the book is asked for what has changed. */
const askEvery = 4000

/** A book of bets: events, the slip beside them, and the player's own bets. */
export function BookStage({ kind }: { readonly kind: BookKind }) {
  const { model, shown, words } = useBook()
  const isWide = useIsWide()
  const [isSlipOpen, setSlipOpen] = useState(false)
  useEffect(() => {
    void model.update()
    // What is out of sight asks for nothing.
    const timer = setInterval(() => document.visibilityState === 'visible' && void model.update(), askEvery)
    return () => clearInterval(timer)
  }, [model])
  const { place, opened, isConnected, terms, slip } = shown
  return (
    <div className="book" data-book={kind}>
      <div className="book-main">
        <nav className="book-tabs" aria-label={words.events}>
          {(['events', 'bets'] as const).map((one) => (
            <button
              key={one}
              type="button"
              aria-current={place === one ? 'page' : undefined}
              onClick={() => model.go(one)}
            >
              {one === 'events' ? words.events : words.myBets}
            </button>
          ))}
        </nav>
        <p className="book-alert" role="status">
          {!isConnected && words.offline}
          {isConnected && terms?.betting === false && words.betsOff}
        </p>
        {place === 'bets' ? <MyBets /> : opened === undefined ? <EventBoard kind={kind} /> : <EventPage id={opened} />}
      </div>
      {isWide ? (
        <aside className="book-side" aria-label={words.slip}>
          <Slip />
        </aside>
      ) : (
        <SlipSheet isOpen={isSlipOpen} onOpen={setSlipOpen} count={slip.legs.length} />
      )}
    </div>
  )
}
