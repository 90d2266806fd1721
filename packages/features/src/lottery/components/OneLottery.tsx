import type { LotteryMenu } from '@foyer/contract'
import { useAddressQuery, usePageTitle } from '@foyer/feature-api'
import { Glyph } from '@foyer/ui/Icon'
import { IconButton } from '@foyer/ui/IconButton'
import { Skeleton } from '@foyer/ui/Skeleton'
import { Heart } from 'lucide'
import { useRuntime } from '../model/calls.ts'
import { readView, readWay } from '../model/lotteryAddress.ts'
import type { LotteryPageId } from '../model/lotteryPages.ts'
import type { useLotteries } from '../model/useLotteries.ts'
import { useLottFavourites } from '../model/useLottFavourites.ts'
import { useNewResults } from '../model/useNewResults.ts'
import { useT } from '../model/useT.ts'
import { LastDraw } from './LastDraw.tsx'
import { NextSale } from './NextSale.tsx'
import { NumberPlot } from './NumberPlot.tsx'
import { OneLotteryRoot } from './OneLottery.styles.ts'
import { Results } from './Results.tsx'
import { Views } from './Views.tsx'
import { Ways } from './Ways.tsx'

interface OneLotteryProps {
  page: LotteryPageId
  lottery: LotteryMenu
  lotteries: ReturnType<typeof useLotteries>
}

/** One lottery: until when its bets are taken, its last draw, its results and how often numbers came (R13, R14). */
export function OneLottery({ page, lottery, lotteries }: OneLotteryProps) {
  const t = useT()
  const { href } = useRuntime()
  const { ids, toggle } = useLottFavourites()
  const { gameId, name, remark } = lottery
  const isFavourite = ids.includes(gameId)
  const results = useNewResults(lottery)
  const [query] = useAddressQuery()
  const view = readView(query)
  const draws = results.data?.list
  const way = readWay(query, draws)
  usePageTitle(name)
  return (
    <OneLotteryRoot>
      <header>
        <div>
          <a data-part="back" href={href(page)}>
            {t('backToList')}
          </a>
          <h1>{name}</h1>
          {remark && <p>{remark}</p>}
        </div>
        <IconButton
          label={t(isFavourite ? 'unmark' : 'mark', { name })}
          icon={<Glyph of={Heart} />}
          aria-pressed={isFavourite}
          onClick={() => toggle(gameId)}
        />
      </header>
      <Views page={page} view={view} gameCode={gameId} />
      {view === '' && (
        <div data-part="now">
          <NextSale lottery={lottery} lotteries={lotteries} way={way}>
            {draws?.[0] && <Ways form={draws[0].form} way={way} />}
            {!draws && !results.isError && <Skeleton lines={2} />}
          </NextSale>
          <LastDraw name={name} results={results} />
        </div>
      )}
      <Results lottery={lottery} />
      <NumberPlot draws={draws} />
    </OneLotteryRoot>
  )
}
