import banner from '../../src/components/Banner/Banner.stories.tsx'
import { Banner } from '../../src/components/Banner/index.ts'
import { ContinueRail } from '../../src/components/ContinueRail/index.ts'
import { PosterRail } from '../../src/components/PosterRail/index.ts'
import { WinnerLine } from '../../src/components/WinnerLine/index.ts'
import { storyPlayed, turkishPlayed } from '../../src/stories/art/played.ts'
import { storyPosters } from '../../src/stories/art/posters.ts'
import { storyWinners, turkishWinners } from '../../src/stories/art/winners.ts'
import { BrandPage } from '../BrandPage.tsx'
import { type HomeProps, inLanguage, labelsIn } from './inLanguage.ts'

const english = {
  played: 'Continue playing',
  ranked: 'Top ten',
  slots: 'Slots',
  more: 'More games',
  moreSlots: 'More games: Slots',
  games: storyPlayed(6),
  winners: storyWinners(10),
  slides: banner.args.slides,
}
const turkish: typeof english = {
  played: 'Oynamaya devam et',
  ranked: 'İlk on',
  slots: 'Slotlar',
  more: 'Daha fazla oyun',
  moreSlots: 'Daha fazla oyun: Slotlar',
  games: turkishPlayed(english.games),
  winners: turkishWinners(english.winners),
  slides: banner.parameters.tr.slides,
}

/** A cinema at night: one picture to the edges, then rails that run off the screen. */
export function CometHome({ language, name }: HomeProps) {
  const words = inLanguage(language, english, turkish)
  const labels = labelsIn(language)
  return (
    <BrandPage
      language={language}
      name={name}
      opening={<Banner {...labels('Banner')} slides={words.slides} size="edge" />}
    >
      <div data-part="edge">
        <ContinueRail {...labels('ContinueRail')} title={words.played} games={words.games} onPlay={() => undefined} />
        <PosterRail {...labels('PosterRail')} title={words.ranked} form="ranked" games={storyPosters(10)} />
        <PosterRail
          {...labels('PosterRail')}
          title={words.slots}
          games={storyPosters(12)}
          more={{ href: '#all', text: words.more, name: words.moreSlots }}
        />
        <WinnerLine {...labels('WinnerLine')} winners={words.winners} />
      </div>
    </BrandPage>
  )
}
