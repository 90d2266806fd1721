import { DateRange } from '../../components/DateRange/index.ts'
import { Select, type SelectOption } from '../../components/Select/index.ts'
import { TextField } from '../../components/TextField/index.ts'
import { historyPresets } from './historyDates.ts'
import type { PersonalHistoryLabels } from './PersonalHistory.labels.ts'
import type { BetStatus, HistoryChoices, HistoryFilter } from './PersonalHistory.types.ts'

interface HistoryFiltersProps {
  filter: HistoryFilter
  onFilterChange(filter: HistoryFilter): void
  choices: HistoryChoices
  today: string
  earliest: string | undefined
  /** What is wrong with the dates. */
  problem: string | undefined
  labels: PersonalHistoryLabels
}

/** Dates, category, provider, status and bet reference; every change is told at once. */
export function HistoryFilters(props: HistoryFiltersProps) {
  const { filter, onFilterChange, choices, today, earliest, problem, labels } = props
  const any: SelectOption = { value: '', label: labels.any }
  const statuses = Object.entries(labels.statuses).map(([value, label]) => ({ value, label }))
  return (
    <form data-part="filters" aria-label={labels.filters} onSubmit={(event) => event.preventDefault()}>
      <div data-part="dates">
        <DateRange
          label={labels.dates}
          labels={labels.dateRange}
          value={{ from: filter.from, to: filter.to }}
          min={earliest}
          max={today}
          presets={historyPresets(today, labels)}
          error={problem}
          onChange={(range) => onFilterChange({ ...filter, ...range })}
        />
      </div>
      <Select
        label={labels.category}
        value={filter.category}
        options={[any, ...choices.categories]}
        onChange={(event) => onFilterChange({ ...filter, category: event.target.value })}
      />
      <Select
        label={labels.provider}
        value={filter.provider}
        options={[any, ...choices.providers]}
        onChange={(event) => onFilterChange({ ...filter, provider: event.target.value })}
      />
      <Select
        label={labels.status}
        value={filter.status}
        options={[any, ...statuses]}
        // The options above are exactly the statuses and the empty string.
        onChange={(event) => onFilterChange({ ...filter, status: event.target.value as BetStatus | '' })}
      />
      <TextField
        label={labels.betId}
        value={filter.betId}
        type="search"
        maxLength={64}
        autoComplete="off"
        spellCheck={false}
        onChange={(event) => onFilterChange({ ...filter, betId: event.target.value })}
      />
    </form>
  )
}
