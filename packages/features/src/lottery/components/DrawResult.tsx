import type { LotteryDraw } from '@foyer/contract'
import { shownNumbers } from '@foyer/rules'
import { Balls } from '@foyer/ui/Balls'
import { useT } from '../model/useT.ts'
import { PrizeTable } from './PrizeTable.tsx'

interface DrawResultProps {
  draw: LotteryDraw
  /** The special prize alone where there are several rows. */
  isBrief?: boolean
  size?: 'small' | 'medium' | 'large'
}

/** What a draw came to: balls, a number, or the rows of the national lottery (W13, C21). */
export function DrawResult({ draw: { numero, result, form }, isBrief = false, size = 'medium' }: DrawResultProps) {
  const t = useT()
  if (!result) return null
  const label = t('numbersOf', { numero })
  if (form.kind === 'national' && !isBrief) return <PrizeTable rows={result} caption={label} />
  return <Balls numbers={shownNumbers(result)} label={label} size={size} />
}
