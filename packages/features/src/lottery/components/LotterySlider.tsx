import { useState } from 'react'
import { useRuntime } from '../model/calls.ts'
import { noneChosen } from '../model/lotteryList.ts'
import { useLotteries } from '../model/useLotteries.ts'
import { useT } from '../model/useT.ts'
import { Lotteries } from './Lotteries.tsx'

/** The lotteries in one row of a page, by tag and list (W10). Nothing while there are none. */
export function LotterySlider() {
  const t = useT()
  const { href, hasRoute } = useRuntime()
  const [state, setState] = useState(noneChosen)
  const lotteries = useLotteries('lotteryCenter')
  const { data, isError } = lotteries
  if (data?.length === 0 || (!data && isError)) return null
  return (
    <Lotteries
      page="lotteryCenter"
      layout="slider"
      placeholders={6}
      lotteries={lotteries}
      title={t('sliderTitle')}
      more={hasRoute('lotteryCenter') ? { href: href('lotteryCenter'), text: t('sliderMore') } : undefined}
      state={state}
      onState={setState}
    />
  )
}
