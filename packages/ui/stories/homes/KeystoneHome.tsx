import { PeriodPlot } from '../../src/centre/PeriodPlot/index.ts'
import periodPlot from '../../src/centre/PeriodPlot/PeriodPlot.stories.tsx'
import figures from '../../src/components/Figures/Figures.stories.tsx'
import { Figures } from '../../src/components/Figures/index.ts'
import { Table } from '../../src/components/Table/index.ts'
import { BrandPage } from '../BrandPage.tsx'
import { betColumnsOf, bets } from '../bets.ts'
import { type HomeProps, inLanguage, labelsIn } from './inLanguage.ts'

/** The big win of the sample is another month's: it would outweigh the figures above. */
const latest = bets.map((bet) => (bet.result > 1000 ? { ...bet, result: -bet.stake } : bet))

const english = {
  title: 'The last 30 days',
  latest: 'Latest bets',
  figures: figures.args.figures,
  plot: periodPlot.args.plot,
  formats: periodPlot.args.formats,
  columns: betColumnsOf(latest),
}
const turkish: typeof english = {
  ...english,
  title: 'Son 30 gün',
  latest: 'Son bahisler',
  figures: figures.parameters.tr.figures,
  plot: periodPlot.parameters.tr.plot,
  columns: betColumnsOf(latest, 'tr'),
}

/** A desk: figures, a plot and dense rows; lines instead of cards. */
export function KeystoneHome({ language, name }: HomeProps) {
  const words = inLanguage(language, english, turkish)
  const labels = labelsIn(language)
  return (
    <BrandPage language={language} name={name}>
      <h1>{words.title}</h1>
      <div data-part="desk">
        <Figures figures={words.figures} />
        <PeriodPlot {...labels('RecordsPage')} plot={words.plot} formats={words.formats} />
      </div>
      <Table
        {...labels('Table')}
        caption={words.latest}
        columns={words.columns}
        rows={latest}
        rowKey={({ id }) => id}
      />
    </BrandPage>
  )
}
