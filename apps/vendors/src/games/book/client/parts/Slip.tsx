import { sayLabel } from '@foyer/ui/labels'
import { useRef } from 'react'
import { BalanceLine } from '../../../../client/components/BalanceLine.tsx'
import { DepositButton } from '../../../../client/components/DepositButton.tsx'
import { useMoney } from '../../../../client/components/money.ts'
import { useSession } from '../../../../client/SessionContext.ts'
import { mostLegs } from '../../engine/bets.ts'
import { acceptances } from '../../wire.ts'
import { useBook } from '../BookContext.ts'
import { changedLegs, closedLegs } from '../model/createBookModel.ts'
import { writeOdds } from '../model/names.ts'
import { areApart, betOdds, whole } from '../model/slip.ts'
import { slipSums } from '../model/slipSums.ts'
import { SlipLegRow } from './SlipLegRow.tsx'
import { StakeField } from './StakeField.tsx'

/** What the player is about to bet on, as singles or as one accumulator. */
export function Slip() {
  const { model, shown, words } = useBook()
  const { full } = useMoney()
  const { state } = useSession()
  const decimals = state?.decimals ?? 2
  const { slip, terms } = shown
  const { legs, mode } = slip
  const form = useRef<HTMLFormElement>(null)
  const title = useRef<HTMLHeadingElement>(null)
  const isJoined = mode === 'accumulator'
  const changed = changedLegs(shown)
  const closed = closedLegs(shown)
  const isApart = areApart(legs)
  const isShut = legs.length > 0 && (isJoined ? !isApart : closed.size === legs.length)
  /** By the odds that are shown: what is not agreed to yet is asked for with what it may pay. */
  const offered = legs.map((leg) => ({ ...leg, odds: changed.get(leg.key) ?? leg.odds }))
  const { stake, payout, bets } = slipSums({ ...slip, legs: offered }, decimals, terms?.limits, closed)
  const hasClosed = isJoined && closed.size > 0
  const odds = hasClosed ? undefined : betOdds({ legs: offered, mode })
  const isShort = Object.values(slip.problems).some((problem) => problem?.code === 'insufficient_funds')
  /** There is nothing to place yet; pressed, the field that lacks it says so and has the place. */
  const lacksStake = stake === 0 && changed.size === 0 && !hasClosed
  const placeWords = (): string => {
    if (slip.isPlacing) return words.placing
    if (hasClosed) return words.dropClosed
    if (changed.size > 0) return words.takeOdds
    return bets > 1 ? sayLabel(words, 'placeMany', { count: bets }, words.language) : words.place
  }
  /** What was pressed is gone: the place stays at the slip. */
  const stayHere = () => title.current?.focus()
  const dropClosed = (): void => {
    for (const key of closed) model.remove(key)
    stayHere()
  }
  const place = async (): Promise<void> => {
    await model.placeBets()
    // The fields were off meanwhile, and what is off loses the place.
    const wrong = form.current?.querySelector<HTMLInputElement>('input[aria-invalid=true]')
    ;(wrong ?? title.current)?.focus()
  }
  return (
    <form
      ref={form}
      className="slip"
      aria-label={words.slip}
      onSubmit={(event) => {
        event.preventDefault()
        if (hasClosed) dropClosed()
        else if (changed.size > 0) model.takeOdds()
        else void place()
      }}
    >
      <div className="slip-head">
        <h2 ref={title} tabIndex={-1}>
          {words.slip}
        </h2>
        <BalanceLine />
      </div>
      <p className="slip-placed" role="status">
        {slip.placed !== undefined &&
          sayLabel(words, 'placed', { count: slip.placed.length, references: slip.placed.join(', ') }, words.language)}
        {slip.isFull && sayLabel(words, 'slipFull', { count: mostLegs }, words.language)}
      </p>
      {legs.length === 0 ? (
        <div className="book-empty">
          <p>
            <strong>{words.emptySlip}</strong>
          </p>
          <p>{terms?.betting === false ? words.betsOff : words.emptySlipText}</p>
        </div>
      ) : (
        <>
          <fieldset className="slip-modes" aria-label={words.slip}>
            <button type="button" aria-pressed={!isJoined} onClick={() => model.changeSlip({ mode: 'singles' })}>
              {words.singles}
            </button>
            <button
              type="button"
              aria-pressed={isJoined}
              disabled={legs.length < 2 || !isApart}
              onClick={() => model.changeSlip({ mode: 'accumulator' })}
            >
              {words.accumulator}
            </button>
          </fieldset>
          {!isApart && <p className="slip-hint">{words.onePerEvent}</p>}
          <ul className="slip-legs">
            {legs.map((leg) => (
              <SlipLegRow
                key={leg.key}
                leg={leg}
                changed={changed.get(leg.key)}
                isClosed={closed.has(leg.key)}
                hasStake={!isJoined}
                onRemove={() => {
                  model.remove(leg.key)
                  stayHere()
                }}
              />
            ))}
          </ul>
          {isJoined && (
            <div className="slip-joined">
              <p>
                {words.odds} <strong>{odds === undefined ? '–' : writeOdds(odds, words.language)}</strong>
              </p>
              <StakeField place={whole} name={words.accumulator} />
            </div>
          )}
          <label className="slip-accept">
            {words.accept}
            <select
              value={slip.accept}
              onChange={(event) =>
                model.changeSlip({ accept: acceptances.find((one) => one === event.target.value) ?? 'none' })
              }
            >
              {acceptances.map((one) => (
                <option key={one} value={one}>
                  {words.acceptance[one]}
                </option>
              ))}
            </select>
          </label>
          <dl className="slip-sums">
            <dt>{words.totalStake}</dt>
            <dd>{full(stake)}</dd>
            <dt>{words.mayPay}</dt>
            <dd>{payout === undefined ? '–' : full(payout)}</dd>
          </dl>
          {isShort && <DepositButton />}
          <button
            type="submit"
            className="slip-place"
            data-lacks-stake={lacksStake || undefined}
            disabled={slip.isPlacing || isShut || terms?.betting === false}
          >
            {lacksStake ? words.enterStake : placeWords()}
          </button>
          <button
            type="button"
            className="slip-clear"
            disabled={slip.isPlacing}
            onClick={() => {
              model.clear()
              stayHere()
            }}
          >
            {words.clear}
          </button>
        </>
      )}
    </form>
  )
}
