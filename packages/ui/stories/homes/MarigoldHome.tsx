import { Balls } from '../../src/components/Balls/index.ts'
import { Button } from '../../src/components/Button/index.ts'
import { DrawCard } from '../../src/components/DrawCard/index.ts'
import { GameGrid } from '../../src/components/GameGrid/index.ts'
import { WinnerBoard } from '../../src/components/WinnerBoard/index.ts'
import { boardWinners } from '../../src/stories/art/boardWinners.ts'
import { storyGames } from '../../src/stories/art/games.ts'
import { turkishWinners } from '../../src/stories/art/winners.ts'
import { BrandPage } from '../BrandPage.tsx'
import { type HomeProps, inLanguage, labelsIn } from './inLanguage.ts'

const english = {
  title: 'Tonight’s numbers, at eleven.',
  next: 'Next draw',
  remark: 'Six of 45, every evening',
  sale: 'Open until 22:50',
  last: 'Drawn yesterday',
  choose: 'Choose six numbers',
  tonight: 'tonight',
  tomorrow: 'tomorrow',
  saturday: 'Sat 28 Nov',
  sunday: 'Sunday',
  winners: boardWinners(),
}
const turkish: typeof english = {
  title: 'Bu akşamın numaraları, on birde.',
  next: 'Sıradaki çekiliş',
  remark: '45 sayıdan 6, her akşam',
  sale: '22:50’ye kadar açık',
  last: 'Dün çekilenler',
  choose: 'Altı numara seç',
  tonight: 'bu akşam',
  tomorrow: 'yarın',
  saturday: '28 Kas Cmt',
  sunday: 'pazar',
  winners: turkishWinners(english.winners),
}
const evening = '2026-11-20T23:00:00Z'
const draws = [
  ['Noon Three', 'tomorrow', '2026-11-21', '12:00'],
  ['Harbour Seven', 'tomorrow', '2026-11-21', '18:30'],
  ['Weekend Nine', 'saturday', '2026-11-28', '20:00'],
  ['Sunday Five', 'sunday', '2026-11-22', '11:00'],
] as const

/** Paper, sun and numbers: the next draw first, games last and small. */
export function MarigoldHome({ language, name }: HomeProps) {
  const words = inLanguage(language, english, turkish)
  const labels = labelsIn(language)
  return (
    <BrandPage language={language} name={name}>
      <h1>{words.title}</h1>
      <h2>{words.next}</h2>
      <div data-part="desk">
        <DrawCard
          {...labels('DrawCard')}
          name="Evening Six"
          remark={words.remark}
          size="large"
          when={{ instant: evening, day: words.tonight, time: '23:00' }}
          countsTo={Date.parse(evening)}
          sale={{ isOpen: true, text: words.sale }}
        />
        <div data-part="last">
          <h3>{words.last}</h3>
          <Balls numbers={['4', '11', '19', '23', '38', '44']} label={words.last} />
          <Button tone="primary">{words.choose}</Button>
        </div>
      </div>
      <div data-part="cards">
        {draws.map(([lottery, day, date, time]) => (
          <DrawCard
            {...labels('DrawCard')}
            key={lottery}
            name={lottery}
            when={{ instant: `${date}T${time}:00Z`, day: words[day], time }}
          />
        ))}
      </div>
      <WinnerBoard {...labels('WinnerBoard')} entries={words.winners} scrollEvery={0} />
      <GameGrid {...labels('GameGrid')} games={storyGames(8)} layout="eight" onPlay={() => undefined} />
    </BrandPage>
  )
}
