import type { Meta, StoryObj } from '@storybook/react-vite'
import { PeriodPlot } from '../src/centre/PeriodPlot/index.ts'
import periodPlot from '../src/centre/PeriodPlot/PeriodPlot.stories.tsx'
import banner from '../src/components/Banner/Banner.stories.tsx'
import { Banner } from '../src/components/Banner/index.ts'
import { ContinueRail } from '../src/components/ContinueRail/index.ts'
import { DrawCard } from '../src/components/DrawCard/index.ts'
import { Figures } from '../src/components/Figures/index.ts'
import { GameGrid } from '../src/components/GameGrid/index.ts'
import { PosterRail } from '../src/components/PosterRail/index.ts'
import { Table } from '../src/components/Table/index.ts'
import { WinnerBoard } from '../src/components/WinnerBoard/index.ts'
import { WinnerLine } from '../src/components/WinnerLine/index.ts'
import { boardWinners } from '../src/stories/art/boardWinners.ts'
import { storyFigures } from '../src/stories/art/figures.ts'
import { storyGames } from '../src/stories/art/games.ts'
import { storyPlayed } from '../src/stories/art/played.ts'
import { storyPosters } from '../src/stories/art/posters.ts'
import { storyWinners } from '../src/stories/art/winners.ts'
import { BrandPage } from './BrandPage.tsx'
import { betColumns, bets } from './bets.ts'

const meta = {
  title: 'Pages/Homes',
  component: BrandPage,
  tags: ['!autodocs'],
  args: { children: null },
  argTypes: { children: { control: false }, opening: { control: false } },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof BrandPage>

export default meta
type Story = StoryObj<typeof meta>

/** A cinema at night: one picture to the edges, then rails that run off the screen. */
export const VelvetComet: Story = {
  globals: { brand: 'comet', theme: 'dark' },
  args: {
    opening: <Banner {...banner.args} size="edge" />,
    children: (
      <div data-part="edge">
        <ContinueRail title="Continue playing" games={storyPlayed(6)} onPlay={() => undefined} />
        <PosterRail title="Top ten" form="ranked" games={storyPosters(10)} />
        <PosterRail
          title="Slots"
          games={storyPosters(12)}
          more={{ href: '#all', text: 'More games', name: 'More games: Slots' }}
        />
        <WinnerLine winners={storyWinners(10)} />
      </div>
    ),
  },
}

/** A dark brand for those who read in the light. */
export const VelvetCometLight: Story = { ...VelvetComet, globals: { brand: 'comet', theme: 'light' } }

const draws = [
  ['Noon Three', 'tomorrow', '12:00'],
  ['Harbour Seven', 'tomorrow', '18:30'],
  ['Weekend Nine', 'Saturday', '20:00'],
  ['Sunday Five', 'Sunday', '11:00'],
] as const

/** Paper, sun and numbers: the next draw first, games last and small. */
export const MarigoldDraw: Story = {
  globals: { brand: 'marigold', theme: 'light' },
  args: {
    children: (
      <>
        <h1>Tonight’s numbers, at nine.</h1>
        <h2>Next draw</h2>
        <DrawCard
          name="Evening Six"
          remark="Six of 45, every evening"
          size="large"
          when={{ instant: '2026-11-20T21:00:00Z', day: 'tonight', time: '21:00' }}
        />
        <div data-part="cards">
          {draws.map(([name, day, time]) => (
            <DrawCard key={name} name={name} when={{ instant: '2026-11-21T12:00:00Z', day, time }} />
          ))}
        </div>
        <WinnerBoard entries={boardWinners()} scrollEvery={0} />
        <GameGrid games={storyGames(8)} layout="eight" onPlay={() => undefined} />
      </>
    ),
  },
}

/** Paper by night. */
export const MarigoldDrawDark: Story = { ...MarigoldDraw, globals: { brand: 'marigold', theme: 'dark' } }

/** A desk: figures, a plot and dense rows; lines instead of cards. */
export const KeystonePartners: Story = {
  globals: { brand: 'keystone', theme: 'light' },
  args: {
    children: (
      <>
        <h1>November so far</h1>
        <div data-part="desk">
          <Figures figures={storyFigures} />
          <PeriodPlot {...periodPlot.args} />
        </div>
        <Table caption="Latest bets" columns={betColumns} rows={bets} rowKey={({ id }) => id} />
      </>
    ),
  },
}

/** The desk with the lamp off. */
export const KeystonePartnersDark: Story = { ...KeystonePartners, globals: { brand: 'keystone', theme: 'dark' } }
