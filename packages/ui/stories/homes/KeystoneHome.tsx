import { PeriodPlot } from '../../src/centre/PeriodPlot/index.ts'
import periodPlot from '../../src/centre/PeriodPlot/PeriodPlot.stories.tsx'
import figures from '../../src/components/Figures/Figures.stories.tsx'
import { Figures } from '../../src/components/Figures/index.ts'
import { Table } from '../../src/components/Table/index.ts'
import { BrandPage } from '../BrandPage.tsx'
import { betColumns, bets, turkishBetColumns } from '../bets.ts'
import { type HomeProps, inLanguage, labelsIn } from './inLanguage.ts'

const english = {
  title: 'November so far',
  latest: 'Latest bets',
  figures: figures.args.figures,
  plot: periodPlot.args.plot,
  columns: betColumns,
}
const turkish: typeof english = {
  title: 'Kasım ayı, bugüne kadar',
  latest: 'Son bahisler',
  figures: figures.parameters.tr.figures,
  plot: periodPlot.parameters.tr.plot,
  columns: turkishBetColumns,
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
        <PeriodPlot {...labels('RecordsPage')} plot={words.plot} formats={periodPlot.args.formats} />
      </div>
      <Table {...labels('Table')} caption={words.latest} columns={words.columns} rows={bets} rowKey={({ id }) => id} />
    </BrandPage>
  )
}
