import { sayLabel } from '@foyer/ui/labels'
import { useId } from 'react'
import { useMoney } from '../../../../client/components/money.ts'
import { useLabels } from '../../../../client/i18n/LabelsContext.ts'
import { readStake } from '../../../../client/model/readStake.ts'
import { useSession } from '../../../../client/SessionContext.ts'
import { mostDraws } from '../../wire.ts'
import { useLottery } from '../LotteryContext.ts'
import { drawsToBuy, formOf } from '../model/createLotteryModel.ts'
import { loadLines, saveLines } from '../model/savedLines.ts'
import { LineRow } from './LineRow.tsx'
import { useProblemText } from './useProblemText.ts'

const counts = [1, 2, 3, 5, mostDraws]
/** Prices that are chosen with one press, in units of the currency. */
const prices = ['0.5', '1', '5', '10']

/** What the player is about to buy: lines, their price, and for how many draws. */
export function TicketPanel({ gameId }: { readonly gameId: string }) {
  const { model, shown, words } = useLottery()
  const { plain, full } = useMoney()
  const labels = useLabels()
  const { balance, state } = useSession()
  const id = useId()
  const said = useProblemText()
  const { lines, price, count, isBuying, bought = [], view } = shown
  const draws = drawsToBuy(shown)
  const decimals = state?.decimals ?? 2
  const total = (readStake(price, decimals) ?? 0) * lines.length * draws.length
  const form = formOf(view)
  const saved = form === undefined ? [] : loadLines(gameId, form)
  return (
    <form
      className="ticket"
      aria-label={words.ticket}
      onSubmit={(event) => {
        event.preventDefault()
        void model.buy()
      }}
    >
      <div className="ticket-head">
        <h2>{words.ticket}</h2>
        <p>
          {state?.trial ? labels.playMoney : labels.balance} <strong>{full(balance)}</strong>
        </p>
      </div>
      <p className="ticket-bought" role="status">
        {bought.length > 0 &&
          sayLabel(words, 'bought', { count: bought.length, reference: bought[0]?.reference ?? '' }, words.language)}
      </p>
      {lines.length === 0 ? (
        <div className="lotto-empty">
          <p>
            <strong>{words.noLines}</strong>
          </p>
          <p>{words.noLinesText}</p>
          {saved.length > 0 && (
            <button type="button" className="lotto-action" onClick={() => model.addLines(saved)}>
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
                  onClick={() => model.remove(index)}
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
              aria-describedby={`${id}-said`}
              onChange={(event) => model.setPrice(event.target.value)}
            />
            {prices.map((one) => (
              <button key={one} type="button" aria-pressed={price === one} onClick={() => model.setPrice(one)}>
                {new Intl.NumberFormat(words.language).format(Number(one))}
              </button>
            ))}
          </div>
          <label className="ticket-draws">
            {words.draws}
            <select value={count} onChange={(event) => model.setCount(Number(event.target.value))}>
              {counts.map((one) => (
                <option key={one} value={one}>
                  {sayLabel(words, 'drawCount', { count: one }, words.language)}
                </option>
              ))}
            </select>
          </label>
          <p id={`${id}-said`} className="ticket-said" role="alert">
            {said}
          </p>
          <dl className="ticket-sums">
            <dt>{words.total}</dt>
            <dd>{full(total)}</dd>
          </dl>
          <button type="submit" className="ticket-buy" disabled={isBuying || draws.length === 0}>
            {isBuying ? words.buying : sayLabel(words, 'buy', { amount: plain(total) })}
          </button>
          <div className="ticket-more">
            <button type="button" onClick={() => saveLines(gameId, lines)}>
              {words.save}
            </button>
            <button type="button" disabled={isBuying} onClick={model.clear}>
              {words.clear}
            </button>
          </div>
        </>
      )}
    </form>
  )
}
