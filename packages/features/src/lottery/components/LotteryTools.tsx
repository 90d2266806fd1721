import { useRuntime } from '@foyer/feature-api'
import { everyDay } from '@foyer/rules'
import { Button } from '@foyer/ui/Button'
import { Glyph } from '@foyer/ui/Icon'
import { Select } from '@foyer/ui/Select'
import { Tabs } from '@foyer/ui/Tabs'
import { Heart } from 'lucide'
import { type ListState, weekDays } from '../model/lotteryList.ts'
import { tagName } from '../model/tagName.ts'
import { useT } from '../model/useT.ts'

interface LotteryToolsProps {
  panelId: string
  state: ListState
  tags: readonly string[]
  onChange: (state: ListState) => void
}

/** Tags, days of the week and favourites above a list of lotteries. */
export function LotteryTools({ panelId, state, tags, onChange }: LotteryToolsProps) {
  const t = useT()
  const { tag } = useRuntime().language
  const { isFav } = state
  // The first Sunday of 2023 was its first day.
  const nameOf = (day: number): string =>
    new Intl.DateTimeFormat(tag, { weekday: 'long', timeZone: 'UTC' }).format(Date.UTC(2023, 0, day))
  return (
    <div data-part="tools">
      <Tabs
        variant="pill"
        label={t('tags')}
        panelId={panelId}
        selected={state.tag || 'all'}
        onSelect={(id) => onChange({ ...state, tag: id === 'all' ? '' : id })}
        items={['all', ...tags].map((id) => ({ id, label: tagName(id, t) }))}
      />
      <div data-part="day">
        <Select
          label={t('day')}
          value={String(state.day)}
          onChange={({ target }) => onChange({ ...state, day: Number(target.value) })}
          options={[
            { value: String(everyDay), label: t('everyDay') },
            ...weekDays.map((day) => ({ value: String(day), label: nameOf(day) })),
          ]}
        />
      </div>
      <Button
        aria-pressed={isFav}
        tone={isFav ? 'primary' : 'secondary'}
        onClick={() => onChange({ ...state, isFav: !isFav })}
      >
        <Glyph of={Heart} />
        {t('favourites')}
      </Button>
    </div>
  )
}
