import { sayLabel } from '@foyer/ui/labels'
import { useId, useRef, useState } from 'react'
import { BalanceLine } from '../../../../client/components/BalanceLine.tsx'
import { DepositButton } from '../../../../client/components/DepositButton.tsx'
import { useMoney } from '../../../../client/components/money.ts'
import { readStake } from '../../../../client/model/readStake.ts'
import { useSession } from '../../../../client/SessionContext.ts'
import { mostPrice } from '../../limits.ts'
import { mostDraws, subscribedDraws, subscriptionDays } from '../../wire.ts'
import { useLottery } from '../LotteryContext.ts'
import { countOf, drawsToBuy, formOf } from '../model/lotteryShown.ts'
import { loadLines, saveLines } from '../model/savedLines.ts'
import { LineRow } from './LineRow.tsx'
import { PassedDraw } from './PassedDraw.tsx'
import { useProblemText } from './useProblemText.ts'

const counts = [1, 2, 3, 5, mostDraws]
/** Prices that are chosen with one press, in units of the currency; the four dearest that the lines allow are shown. */
const prices = ['0.1', '0.2', '0.5', '1', '2', '5', '10']

/** What the player is about to buy: lines, their price, and for how many draws. */
export function TicketPanel({ gameId }: { readonly gameId: string }) {
  const { model, shown, words } = useLottery()
  const { plain, full } = useMoney()
  const { state } = useSession()
  const id = useId()
  const said = useProblemText()
  const [isSaved, setSaved] = useState<boolean>()
  const title = useRef<HTMLHeadingElement>(null)
  const { lines, price, count, isBuying, bought = [], begun, problem, view } = shown
  const isShort = problem?.code === 'order_short' || problem?.code === 'insufficient_funds'
  const isSubscription = typeof count !== 'number'
  const draws = drawsToBuy(shown)
  const decimals = state?.decimals ?? 2
  const each = readStake(price, decimals)
  const total = (each ?? 0) * lines.length * draws.length
  const form = formOf(view)
  const owner = { player: state?.player ?? '', gameId }
  const saved = form === undefined ? [] : loadLines(owner, form)
  const most = form && view ? mostPrice(lines, form, view.limits) : Number.POSITIVE_INFINITY
  const offered = prices.filter((one) => (readStake(one, decimals) ?? 0) <= most).slice(-4)
  const isOff = isBuying || draws.length === 0
  /** What was pressed is gone: the place stays at the ticket. */
  const stayHere = () => title.current?.focus()
  const then = (act: () => void) => {
    act()
    stayHere()
  }
  return (
    <form
      className="ticket"
      aria-label={words.ticket}
      onSubmit={(event) => {
        event.preventDefault()
        if (!isOff) void model.buy().then((isBought) => isBought && stayHere())
      }}
    >
      <div className="ticket-head">
        <h2 ref={title} tabIndex={-1}>
          {words.ticket}
        </h2>
        <BalanceLine />
      </div>
      <p className="ticket-bought" role="status">
        {bought.length > 0 &&
          sayLabel(
            words,
            'bought',
            { count: bought.length, numero: bought[0]?.numero ?? '', reference: bought[0]?.reference ?? '' },
            words.language,
          )}
        {begun && words.subscription.begun}
      </p>
      {/* Of an order that was bought in part. */}
      {lines.length === 0 && said && (
        <p className="ticket-said" role="alert">
          {said}
        </p>
      )}
      {lines.length === 0 && isShort && <DepositButton />}
      {lines.length === 0 ? (
        <div className="lotto-empty">
          <p>
            <strong>{words.noLines}</strong>
          </p>
          <p>{words.noLinesText}</p>
          {saved.length > 0 && (
            <button type="button" className="lotto-action" onClick={() => then(() => model.addLines(saved))}>
              {sayLabel(words, 'useSaved', { count: saved.length }, words.language)}
            </button>
          )}
        </div>
      ) : (
        <>
          <ol className="ticket-lines">
            {lines.map((line, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: two lines may be the same
              <li key={index}>
                <LineRow line={line} />
                <button
                  type="button"
                  className="ticket-remove"
                  aria-label={sayLabel(words, 'remove', { number: index + 1 })}
                  onClick={() => then(() => model.remove(index))}
                >
                  ×
                </button>
              </li>
            ))}
          </ol>
          <div className="ticket-price">
            <label htmlFor={`${id}-price`}>{words.price}</label>
            <input
              id={`${id}-price`}
              inputMode="decimal"
              autoComplete="off"
              value={price}
              aria-invalid={said !== undefined}
              aria-describedby={`${id}-limits ${id}-said`}
              onChange={(event) => model.setPrice(event.target.value)}
            />
            {offered.map((one) => (
              <button key={one} type="button" aria-pressed={price === one} onClick={() => model.setPrice(one)}>
                {new Intl.NumberFormat(words.language).format(Number(one))}
              </button>
            ))}
          </div>
          {view && (
            <p id={`${id}-limits`} className="ticket-limits">
              {sayLabel(words, 'priceLimits', { least: plain(view.limits.least), most: plain(most) })}
            </p>
          )}
          <label className="ticket-draws">
            {words.draws}
            <select value={count} onChange={(event) => model.setCount(countOf(event.target.value))}>
              {counts.map((one) => (
                <option key={one} value={one}>
                  {sayLabel(words, 'drawCount', { count: one }, words.language)}
                </option>
              ))}
              {state?.trial === false && (
                <optgroup label={words.subscription.title}>
                  {subscribedDraws.map((one) => (
                    <option key={one} value={`each${one}`}>
                      {sayLabel(words.subscription, 'count', { count: one }, words.language)}
                    </option>
                  ))}
                  <option value="each">{words.subscription.each}</option>
                </optgroup>
              )}
            </select>
          </label>
          {isSubscription && (
            <p className="ticket-terms">
              {sayLabel(words.subscription, 'terms', { amount: full(total), days: subscriptionDays })}
            </p>
          )}
          <PassedDraw />
          <p id={`${id}-said`} className="ticket-said" role="alert">
            {said}
          </p>
          {isShort && <DepositButton />}
          <dl className="ticket-sums">
            <dt>{isSubscription ? words.subscription.eachDraw : words.total}</dt>
            <dd>{full(total)}</dd>
          </dl>
          <button type="submit" className="ticket-buy" aria-disabled={isOff}>
            {isBuying
              ? words.buying
              : each === undefined
                ? words.problems.no_price
                : isSubscription
                  ? sayLabel(words.subscription, 'begin', { amount: plain(total) })
                  : sayLabel(words, 'buy', { amount: plain(total) })}
          </button>
          <p className="ticket-said" role="status">
            {isSaved !== undefined && (isSaved ? words.saved : words.notSaved)}
          </p>
          <div className="ticket-more">
            <button type="button" onClick={() => setSaved(form && saveLines(owner, form, lines))}>
              {words.save}
            </button>
            <button type="button" disabled={isBuying} onClick={() => then(model.clear)}>
              {words.clear}
            </button>
          </div>
        </>
      )}
    </form>
  )
}
