import { type PlacedBlock, type SettingsOf, siteText, useRuntime } from '@foyer/feature-api'
import { Shelf } from '@foyer/ui/Shelf'
import { Steps } from '@foyer/ui/Steps'
import type { StepSettings, TitledSettings } from '../config.schema.ts'

interface StepsSectionProps {
  settings: SettingsOf<typeof TitledSettings>
  blocks: readonly PlacedBlock<{ step: SettingsOf<typeof StepSettings> }>[]
}

/** How something goes, in numbered steps. */
export function StepsSection({ settings: { title }, blocks }: StepsSectionProps) {
  const { language } = useRuntime()
  const steps = blocks.map(({ settings }, index) => ({
    id: String(index),
    title: siteText(settings.title, language),
    text: settings.text && siteText(settings.text, language),
  }))
  return (
    <Shelf title={siteText(title, language)}>
      <Steps steps={steps} />
    </Shelf>
  )
}
