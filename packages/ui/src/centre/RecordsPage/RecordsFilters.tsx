import { DateRange } from '../../components/DateRange/index.ts'
import { Select } from '../../components/Select/index.ts'
import { TextField } from '../../components/TextField/index.ts'
import { sayLabel } from '../../labels/sayLabel.ts'
import { lastDays } from './lastDays.ts'
import type { RecordsPageLabels } from './RecordsPage.labels.ts'
import type { DatesFilter, RecordFilter, RecordFormats, RecordValues } from './RecordsPage.types.ts'

interface RecordsFiltersProps {
  filters: readonly RecordFilter[]
  values: RecordValues
  /** Told with what changed only, at once. */
  onChange(change: RecordValues): void
  format: RecordFormats['dateFormat']
  labels: RecordsPageLabels
}

/** What is asked for: days, choices and texts, side by side where there is room. */
export function RecordsFilters({ filters, values, onChange, format, labels }: RecordsFiltersProps) {
  return (
    <form data-part="filters" aria-label={labels.filters} onSubmit={(event) => event.preventDefault()}>
      {filters.map((filter) => {
        const { id } = filter
        if (filter.kind === 'dates') return <Dates key={id} {...{ filter, values, onChange, format, labels }} />
        if (filter.kind === 'select')
          return (
            <Select
              key={id}
              label={filter.label}
              value={values[id] ?? ''}
              options={[{ value: '', label: filter.any ?? labels.any }, ...(filter.options ?? [])]}
              onChange={(event) => onChange({ [id]: event.target.value })}
            />
          )
        return (
          <TextField
            key={id}
            label={filter.label}
            value={values[id] ?? ''}
            type="search"
            maxLength={filter.maxLength ?? 64}
            autoComplete="off"
            spellCheck={false}
            onChange={(event) => onChange({ [id]: event.target.value })}
          />
        )
      })}
    </form>
  )
}

type DatesProps = Omit<RecordsFiltersProps, 'filters'> & { filter: DatesFilter }

function Dates({ filter, values, onChange, format, labels }: DatesProps) {
  const { label = labels.dates, today, earliest, quickDays, longest = 0, problem } = filter
  const wrong = {
    noDates: labels.noDates,
    order: labels.order,
    longRange: sayLabel(labels, 'longRange', { count: longest }),
  }
  return (
    <div data-part="dates">
      <DateRange
        label={label}
        {...(format && { format })}
        labels={labels}
        value={{ from: values.from ?? '', to: values.to ?? '' }}
        min={earliest}
        max={today}
        today={today}
        presets={quickDays.map((count) => ({
          label: sayLabel(labels, 'lastDays', { count }),
          ...lastDays(today, count),
        }))}
        error={problem && wrong[problem]}
        onChange={({ from, to }) => onChange({ from, to })}
      />
    </div>
  )
}
