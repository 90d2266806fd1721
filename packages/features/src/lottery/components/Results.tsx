import type { LotteryMenu } from '@foyer/contract'
import { useAddressQuery } from '@foyer/feature-api'
import { readDate } from '@foyer/rules'
import { Button } from '@foyer/ui/Button'
import { TextField } from '@foyer/ui/TextField'
import { useId } from 'react'
import { useT } from '../model/useT.ts'
import { DrawList } from './DrawList.tsx'
import { ResultsRoot } from './Results.styles.ts'

/** All results of a lottery, or those of one day of its calendar, which stands in the address. */
export function Results({ lottery }: { lottery: LotteryMenu }) {
  const t = useT()
  const id = useId()
  const [query, setQuery] = useAddressQuery()
  const asked = query.get('date') ?? ''
  const date = readDate(asked) ? asked : ''
  const choose = (day: string): void => {
    const next = new URLSearchParams(query)
    if (day === '') next.delete('date')
    else next.set('date', day)
    setQuery(next, { replace: true, preventScrollReset: true })
  }
  return (
    <ResultsRoot aria-labelledby={id}>
      <div data-part="head">
        <h2 id={id}>{t('results')}</h2>
        <div data-part="date">
          <TextField
            type="date"
            label={t('onDay')}
            hint={t('onDayHint')}
            value={date}
            onChange={({ target }) => choose(target.value)}
          />
          {date !== '' && <Button onClick={() => choose('')}>{t('anyDay')}</Button>}
        </div>
      </div>
      <DrawList key={date} gameCode={lottery.gameId} name={lottery.name} date={date} />
    </ResultsRoot>
  )
}
