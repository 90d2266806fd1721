import type { GameFacets } from '@foyer/contract'
import type { GameChoice } from '@foyer/feature-api'
import { Select } from '@foyer/ui/Select'
import { useRuntime } from '../model/calls.ts'
import { orders, orderWord } from '../model/nameChoice.ts'
import { useT } from '../model/useT.ts'
import { Choice, ChoiceGroup } from './ChoiceGroup.tsx'
import { GameFiltersRoot } from './GameFilters.styles.ts'

interface GameFiltersProps {
  /** Nothing while it is asked for, or where the server can't tell. */
  facets: GameFacets | undefined
  /** The list holds new games alone. */
  isAllNew: boolean
  isStale: boolean
  /** The list is what a search found. */
  isSearch: boolean
  choice: GameChoice
  onChange: (part: Partial<GameChoice>) => void
}

/** Order and filters of a list of games, each with how many it would leave (L23, QP03, QP04). */
export function GameFilters({ facets, isAllNew, isStale, isSearch, choice, onChange }: GameFiltersProps) {
  const t = useT()
  const { language } = useRuntime()
  const number = new Intl.NumberFormat(language.tag)
  const perCent = new Intl.NumberFormat(language.tag, { style: 'percent' })
  const { features, themes, volatilities, rtp, sort } = choice
  const returns = [
    { value: '0', label: t('anyReturn') },
    ...(facets?.returns ?? []).map(({ value, count }) => ({
      value,
      label: t('returnFrom', { share: perCent.format(Number(value) / 100), games: number.format(count) }),
      disabled: count === 0 && Number(value) !== rtp,
    })),
  ]
  const only = [
    ['jackpot', facets?.jackpot],
    ['isNew', isAllNew ? 0 : facets?.isNew],
    ['minBet', facets?.minBet],
    ['lines', facets?.minLines],
  ] as const
  const offered = only.filter(([key, count = 0]) => count > 0 || choice[key])
  return (
    <GameFiltersRoot aria-busy={isStale}>
      <div data-part="fields">
        <Select
          label={t('sort')}
          value={sort}
          options={orders.map((order) => ({ value: order, label: t(orderWord(order, isSearch)) }))}
          onChange={({ currentTarget }) =>
            onChange({ sort: orders.find((order) => order === currentTarget.value) ?? 'popular' })
          }
        />
        {(returns.length > 1 || rtp > 0) && (
          <Select
            label={t('return')}
            value={String(rtp)}
            options={returns}
            onChange={({ currentTarget }) => onChange({ rtp: Number(currentTarget.value) })}
          />
        )}
      </div>
      {facets && (
        <>
          <ChoiceGroup
            label={t('features')}
            prefix="feature"
            choices={facets.features}
            chosen={features}
            onChoose={(next) => onChange({ features: next })}
          />
          <ChoiceGroup
            label={t('volatilities')}
            prefix="volatility"
            choices={facets.volatilities}
            chosen={volatilities}
            onChoose={(next) => onChange({ volatilities: next })}
          />
          {offered.length > 0 && (
            <fieldset>
              <legend>{t('only')}</legend>
              <div data-part="choices">
                {offered.map(([key, count = 0]) => (
                  <Choice
                    key={key}
                    label={t(`only_${key}`)}
                    count={count}
                    checked={choice[key]}
                    onSwitch={(isOn) => onChange({ [key]: isOn })}
                  />
                ))}
              </div>
            </fieldset>
          )}
          <ChoiceGroup
            label={t('themes')}
            prefix="theme"
            choices={facets.themes}
            chosen={themes}
            onChoose={(next) => onChange({ themes: next })}
          />
        </>
      )}
    </GameFiltersRoot>
  )
}
