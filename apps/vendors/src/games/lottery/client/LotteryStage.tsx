import './styles/lottery.css'
import './styles/picker.css'
import './styles/ticket.css'
import { Glyph } from '@foyer/ui/Icon'
import { sayLabel } from '@foyer/ui/labels'
import { ArrowLeft } from 'lucide'
import { useRef } from 'react'
import { leaveGame } from '../../../client/api/tellPortal.ts'
import { useLottery } from './LotteryContext.ts'
import { places } from './model/places.ts'
import { DrawHead } from './parts/DrawHead.tsx'
import { MyTickets } from './parts/MyTickets.tsx'
import { PickPanel } from './parts/PickPanel.tsx'
import { Results } from './parts/Results.tsx'
import { TicketPanel } from './parts/TicketPanel.tsx'

/** The betting view of a lottery: the next draw, a way to pick numbers, the ticket, own tickets and results. */
export function LotteryStage({ gameId, hasBack }: { readonly gameId: string; readonly hasBack: boolean }) {
  const { model, shown, words } = useLottery()
  const ticket = useRef<HTMLElement>(null)
  const { place, isConnected, view, lines } = shown
  return (
    <div className="lotto">
      <div className="lotto-main">
        <DrawHead />
        <nav className="lotto-tabs" aria-label={words.parts}>
          {hasBack && (
            <button type="button" className="lotto-back" aria-label={words.backTo} onClick={leaveGame}>
              <Glyph of={ArrowLeft} size={18} />
              <span>{words.back}</span>
            </button>
          )}
          {places.map((one) => (
            <button
              key={one}
              type="button"
              aria-current={place === one ? 'page' : undefined}
              onClick={() => model.go(one)}
            >
              {words.places[one]}
            </button>
          ))}
        </nav>
        <p className="lotto-alert" role="status">
          {!isConnected && words.offline}
        </p>
        {view === undefined ? (
          <output className="lotto-empty">{isConnected ? words.loading : ''}</output>
        ) : place === 'pick' ? (
          <PickPanel />
        ) : place === 'tickets' ? (
          <MyTickets />
        ) : (
          <Results />
        )}
        {lines.length > 0 && (
          <button
            type="button"
            className="lotto-jump"
            onClick={() => ticket.current?.scrollIntoView({ block: 'start' })}
          >
            {sayLabel(words, 'toTicket', { count: lines.length }, words.language)}
          </button>
        )}
      </div>
      <aside className="lotto-side" aria-label={words.ticket} ref={ticket}>
        <TicketPanel gameId={gameId} />
      </aside>
    </div>
  )
}
