import type { Turnover } from '@foyer/contract'
import { useFormats } from '@foyer/feature-api'
import { readDecimal } from '@foyer/rules'
import { Button } from '@foyer/ui/Button'
import { TurnoverSummary } from '@foyer/ui/centre/TurnoverSummary'
import { useRuntime } from '../model/calls.ts'
import { type Money, money } from '../model/methodText.ts'
import { useT } from '../model/useT.ts'

/** What is still to be played before money can be withdrawn, deposit by deposit, with the way to the games. */
export function TurnoverToDo({ turnover, form }: { turnover: Turnover; form: Money }) {
  const t = useT()
  const { timeInText } = useFormats()
  const { href, categoryRoute } = useRuntime()
  const { factor, required, played, remaining, parts } = turnover
  const share = (done: string, all: string): number => {
    const whole = readDecimal(all, form.decimals) ?? 0n
    return whole === 0n ? 1 : Number(((readDecimal(done, form.decimals) ?? 0n) * 10_000n) / whole) / 10_000
  }
  const value = (done: string, all: string): string => t('ofAll', { done: money(done, form), all: money(all, form) })
  return (
    <TurnoverSummary
      title={t('turnoverTitle', { amount: money(remaining, form) })}
      text={t('turnoverText', { count: Number(factor) })}
      part={share(played, required)}
      label={t('played')}
      value={value(played, required)}
      rows={parts.map((part) => ({
        id: part.reference,
        label: t('depositOf', { amount: money(part.amount, form) }),
        time: timeInText(part.at),
        part: share(part.played, part.required),
        value: value(part.played, part.required),
      }))}
      rowsLabel={t('madeOf', { count: parts.length })}
      actions={
        <Button size="small" href={href(categoryRoute('RNG') ?? 'home')}>
          {t('toGames')}
        </Button>
      }
    />
  )
}
