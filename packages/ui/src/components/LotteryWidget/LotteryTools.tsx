import { Clock, Flame, Heart } from 'lucide'
import { Glyph } from '../Icon/Glyph.tsx'
import { ListSwitch } from '../ListSwitch/ListSwitch.tsx'
import { Select } from '../Select/Select.tsx'
import { Tabs } from '../Tabs/Tabs.tsx'
import type { LotteryWidgetLabels } from './LotteryWidget.labels.ts'

/** Which lotteries: all, those played most, those opened last, or the favourites (W02). */
export type LotteryListType = '' | 'hot' | 'recent' | 'fav'
const lists = ['hot', 'recent', 'fav'] as const
const icons = { hot: Flame, recent: Clock, fav: Heart }

export interface LotteryToolsProps {
  /** Tags of the menu, the one for all among them (W01); none where there is nothing to choose. */
  tabs: readonly { readonly id: string; readonly label: string }[]
  tab: string
  onTab: (id: string) => void
  list: LotteryListType
  onList: (list: LotteryListType) => void
  /** Days of the week to choose from (W08); without them the choice is not there. */
  days?: readonly { readonly value: string; readonly label: string }[] | undefined
  day?: string
  onDay?: (day: string) => void
}

interface OwnProps extends LotteryToolsProps {
  panelId: string
  labels: LotteryWidgetLabels
}

/** What the lotteries are chosen by: tags, lists and days of the week. */
export function LotteryTools({ panelId, tabs, tab, onTab, list, onList, days, day, onDay, labels }: OwnProps) {
  return (
    <div data-part="tools">
      <div data-part="tags">
        {tabs.length > 0 && (
          <Tabs variant="pill" label={labels.tabs} panelId={panelId} selected={tab} onSelect={onTab} items={tabs} />
        )}
      </div>
      <ListSwitch
        isCompact
        labels={{ group: labels.lists }}
        value={list === '' ? null : list}
        onChange={(value) => onList(lists.find((one) => one === value) ?? '')}
        options={lists.map((id) => ({ id, label: labels[id], icon: <Glyph of={icons[id]} size={18} /> }))}
      />
      {days && (
        <div data-part="day">
          <Select label={labels.drawDay} value={day} onChange={({ target }) => onDay?.(target.value)} options={days} />
        </div>
      )}
    </div>
  )
}
