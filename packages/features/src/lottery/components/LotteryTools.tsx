import { useRuntime } from '@foyer/feature-api'
import { everyDay } from '@foyer/rules'
import { Button } from '@foyer/ui/Button'
import { Glyph } from '@foyer/ui/Icon'
import { Select } from '@foyer/ui/Select'
import { Tabs } from '@foyer/ui/Tabs'
import { Flame, Heart, History } from 'lucide'
import { type ListState, weekDays } from '../model/lotteryList.ts'
import { tagName } from '../model/tagName.ts'
import { useT } from '../model/useT.ts'

const icons = { hot: Flame, recent: History, fav: Heart } as const

interface LotteryToolsProps {
  panelId: string
  state: ListState
  tags: readonly string[]
  onChange: (state: ListState) => void
}

/** Tags, days of the week and lists above the lotteries (W01, W02, W08). */
export function LotteryTools({ panelId, state, tags, onChange }: LotteryToolsProps) {
  const t = useT()
  const { tag } = useRuntime().language
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
      {/* Pressed again, all are listed. */}
      {(['hot', 'recent', 'fav'] as const).map((list) => (
        <Button
          key={list}
          aria-pressed={state.list === list}
          tone={state.list === list ? 'primary' : 'secondary'}
          onClick={() => onChange({ ...state, list: state.list === list ? '' : list })}
        >
          <Glyph of={icons[list]} />
          {t(`list_${list}`)}
        </Button>
      ))}
    </div>
  )
}
