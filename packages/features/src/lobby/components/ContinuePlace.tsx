import { ContinueRail } from '@foyer/ui/ContinueRail'
import { ContinuePlaceRoot } from './ContinuePlace.styles.ts'

const blank = '\u00a0'
const games = [{ id: '', name: blank, image: '', when: blank }]
const nothing = () => undefined

/** Keeps the place of the games that were played last until they are known, so that nothing below them moves. */
export function ContinuePlace({ isGuest }: { readonly isGuest: boolean }) {
  return (
    <ContinuePlaceRoot data-bleeds data-guest={isGuest || undefined} aria-hidden="true" inert>
      <ContinueRail title={blank} games={games} onPlay={nothing} />
    </ContinuePlaceRoot>
  )
}
