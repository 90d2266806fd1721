import { styled } from 'styled-components'
import { Table, type TableColumn } from '../src/components/Table/index.ts'
import type { ComponentHealth } from './componentHealth.ts'
import { docsOf } from './docsOf.ts'

const Root = styled.div.withConfig({ componentId: 'fy-HealthSheet' })`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 24px;
  color: var(--fy-color-text);
  font: 400 var(--fy-size-sm) / 1.5 var(--fy-font-text);

  h1, p {
    margin: 0;
  }

  h1 {
    font: 800 var(--fy-size-xl) / 1.2 var(--fy-font-display);
  }

  p {
    max-inline-size: 640px;
    color: var(--fy-color-text-muted);
  }

  a {
    color: var(--fy-color-accent-text);
    font-weight: 600;
  }

  [data-state='bad'] {
    color: var(--fy-color-negative);
    font-weight: 600;
  }

  [data-state='unknown'] {
    color: var(--fy-color-text-muted);
  }
`

type State = 'good' | 'bad' | 'unknown'

const said = (state: State, text: string) => <span data-state={state}>{text}</span>

const axeText = ({ axe }: ComponentHealth) => {
  if (!axe) return said('unknown', 'not run')
  return axe.failed > 0 ? said('bad', `${axe.failed} of ${axe.stories} failed`) : said('good', `${axe.stories} clean`)
}

const sizeText = ({ size }: ComponentHealth) => {
  if (!size) return said('unknown', 'not built')
  const text = `${size.kB.toFixed(1)} of ${size.limit.toFixed(1)} kB`
  return said(size.kB > size.limit ? 'bad' : 'good', text)
}

const sum = (rows: readonly ComponentHealth[], numberOf: (row: ComponentHealth) => number): number =>
  rows.reduce((total, row) => total + numberOf(row), 0)

function axeTotal(rows: readonly ComponentHealth[]) {
  const run = rows.filter(({ axe }) => axe)
  const failed = sum(run, ({ axe }) => axe?.failed ?? 0)
  if (run.length < rows.length) return said('unknown', `${rows.length - run.length} not run`)
  return said(failed > 0 ? 'bad' : 'good', `${failed} failed`)
}

const columnsOf = (rows: readonly ComponentHealth[]): readonly TableColumn<ComponentHealth>[] => [
  {
    id: 'name',
    header: 'Component',
    isRowHeader: true,
    cell: (row) => (
      <a href={docsOf(row.name)} target="_top">
        {row.name}
      </a>
    ),
    total: `${rows.length} components`,
  },
  {
    id: 'stories',
    header: 'States',
    align: 'end',
    cell: ({ stories }) => stories,
    total: sum(rows, (row) => row.stories),
  },
  {
    id: 'photographs',
    header: 'Photographs',
    align: 'end',
    cell: ({ photographs }) => (photographs === 0 ? said('bad', 'none') : photographs),
    total: sum(rows, (row) => row.photographs),
  },
  {
    id: 'languages',
    header: 'Languages',
    cell: ({ languages }) => (languages.length > 0 ? languages.join(', ') : said('unknown', 'no words of its own')),
  },
  { id: 'axe', header: 'axe', cell: axeText, total: axeTotal(rows) },
  { id: 'size', header: 'Script, brotli', align: 'end', cell: sizeText },
  {
    id: 'changed',
    header: 'Last seen to change',
    align: 'end',
    cell: ({ changed }) => changed ?? said('unknown', 'new'),
  },
]

interface HealthSheetProps {
  readonly components: readonly ComponentHealth[]
}

/** Every component with what is known of its state (N12). */
export function HealthSheet({ components }: HealthSheetProps) {
  const day = components.find(({ axe }) => axe)?.axe?.day
  return (
    <Root>
      <h1>Health of the kit</h1>
      <p>
        States are stories; every one is opened with axe, in two made-up languages at 390 px, and photographed. Sizes
        are those of a component with all it brings, against its budget.
        {day ? ` Stories were last run on ${day}.` : ' Run the stories to fill the axe column.'}
      </p>
      <Table caption="Components" columns={columnsOf(components)} rows={components} rowKey={({ name }) => name} />
    </Root>
  )
}
