import { type PlacedBlock, type SettingsOf, siteText, useRuntime } from '@foyer/feature-api'
import { Figures } from '@foyer/ui/Figures'
import { Shelf } from '@foyer/ui/Shelf'
import type { KeyFigureSettings, TitledSettings } from '../config.schema.ts'

interface FiguresSectionProps {
  settings: SettingsOf<typeof TitledSettings>
  blocks: readonly PlacedBlock<{ figure: SettingsOf<typeof KeyFigureSettings> }>[]
}

/** What a house wants to be measured by, large in a row. */
export function FiguresSection({ settings: { title }, blocks }: FiguresSectionProps) {
  const { language } = useRuntime()
  const figures = blocks.map(({ settings: { value, label, hint } }, index) => ({
    id: String(index),
    value: siteText(value, language),
    label: siteText(label, language),
    hint: hint && siteText(hint, language),
  }))
  return (
    <Shelf title={siteText(title, language)}>
      <Figures form="row" figures={figures} />
    </Shelf>
  )
}
