import { ContinueRail } from '@foyer/ui/ContinueRail'
import { ContinuePlaceRoot } from './ContinuePlace.styles.ts'

const blank = '\u00a0'
/** As many as the widest page has room for. */
const games = Array.from({ length: 5 }, (_, index) => ({ id: `${index}`, name: blank, image: '', when: blank }))
const nothing = () => undefined

/** Keeps the place of the games that were played last until they are known, so that nothing below them moves: their pictures' grounds. */
export function ContinuePlace({ isGuest }: { readonly isGuest: boolean }) {
  return (
    <ContinuePlaceRoot data-bleeds data-guest={isGuest || undefined} aria-hidden="true" inert>
      <ContinueRail title={blank} games={games} onPlay={nothing} />
    </ContinuePlaceRoot>
  )
}
