import { type PlacedBlock, type SettingsOf, siteHref, siteText, useRuntime, useSession } from '@foyer/feature-api'
import { Button } from '@foyer/ui/Button'
import { Figures } from '@foyer/ui/Figures'
import { Opening } from '@foyer/ui/Opening'
import type { FigureSettings, ProgrammeSettings } from '../config.schema.ts'
import { ProgrammeRoot } from './Programme.styles.ts'

interface ProgrammeProps {
  settings: SettingsOf<typeof ProgrammeSettings>
  blocks: readonly PlacedBlock<{ figure: SettingsOf<typeof FigureSettings> }>[]
}

/** What a site is for those without an account: a paragraph, terms and figures in a table, one button. */
export function Programme({ settings, blocks }: ProgrammeProps) {
  const { language } = useRuntime()
  if (useSession().status === 'signedIn') return null
  const { title, text, action, link } = settings
  return (
    <ProgrammeRoot>
      <Opening
        title={siteText(title, language)}
        text={siteText(text, language)}
        action={
          <Button canWrap tone="primary" href={siteHref(link, language)}>
            {siteText(action, language)}
          </Button>
        }
      >
        <Figures
          figures={blocks.map(({ settings: { label, value, hint } }, index) => ({
            id: String(index),
            label: siteText(label, language),
            value: siteText(value, language),
            hint: hint && siteText(hint, language),
          }))}
        />
      </Opening>
    </ProgrammeRoot>
  )
}
