import { betTypesOf, checkPicks } from '@foyer/rules'
import { sayLabel } from '@foyer/ui/labels'
import { useId } from 'react'
import { useLottery } from '../LotteryContext.ts'
import { formOf } from '../model/lotteryShown.ts'
import { OddsLine } from './OddsLine.tsx'
import { Picker } from './Picker.tsx'

/** Choosing a kind of bet and its numbers: by touch, by keyboard, by pasting or by chance. */
export function PickPanel() {
  const { model, shown, words } = useLottery()
  const id = useId()
  const { view, type, picks, typed } = shown
  const form = formOf(view)
  const types = form === undefined ? [] : betTypesOf(form)
  const chosen = types.find(({ id: one }) => one === type)
  if (chosen === undefined) return <output className="lotto-empty">{words.loading}</output>
  const { picks: wanted } = chosen
  const bets = typed?.bets ?? [picks]
  const isWhole = typed?.problem === undefined && bets.every((one) => checkPicks(wanted, one) === undefined)
  const most = wanted.of === 'balls' ? wanted.most : wanted.of === 'digits' ? wanted.count : 1
  return (
    <section className="pick" aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`} className="unseen">
        {words.places.pick}
      </h2>
      {types.length > 1 && (
        <fieldset className="pick-types" aria-label={words.kinds}>
          {types.map(({ id: one }) => (
            <button key={one} type="button" aria-pressed={one === type} onClick={() => model.choose(one)}>
              {words.types[one].name}
            </button>
          ))}
        </fieldset>
      )}
      <p className="pick-how">
        {sayLabel(words.types[chosen.id], 'how', { count: most }, words.language)} <OddsLine type={chosen} />
      </p>
      <Picker wanted={wanted} />
      <div className="pick-actions">
        <p role="status">
          {bets.length > 1
            ? sayLabel(words, 'read', { count: bets.length }, words.language)
            : sayLabel(words, 'chosen', { count: picks.length, most }, words.language)}
        </p>
        {/* Not `disabled`: a button that has just done its work would lose the focus. */}
        <button type="button" className="lotto-action" onClick={model.quick}>
          {words.quick}
        </button>
        <button
          type="button"
          className="lotto-action"
          aria-disabled={picks.length === 0 && typed === undefined}
          onClick={() => model.setPicks([])}
        >
          {words.unpick}
        </button>
        <button type="button" className="lotto-action" data-tone="accent" aria-disabled={!isWhole} onClick={model.add}>
          {words.add}
        </button>
      </div>
    </section>
  )
}
