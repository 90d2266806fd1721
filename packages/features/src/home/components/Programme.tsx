import { type SettingsOf, siteHref, siteText, useRuntime, useSession } from '@foyer/feature-api'
import { Button } from '@foyer/ui/Button'
import { Figures } from '@foyer/ui/Figures'
import { useId } from 'react'
import type { ProgrammeSettings } from '../config.schema.ts'
import { ProgrammeRoot } from './Programme.styles.ts'

/** What a site is for those without an account: a paragraph, terms and figures in a table, one button. */
export function Programme({ settings }: { settings: SettingsOf<typeof ProgrammeSettings> }) {
  const titleId = useId()
  const { language } = useRuntime()
  if (useSession().status === 'signedIn') return null
  const { title, text, figures, action, link } = settings
  return (
    <ProgrammeRoot aria-labelledby={titleId}>
      <header>
        <h2 id={titleId}>{siteText(title, language)}</h2>
        <p>{siteText(text, language)}</p>
        <Button tone="primary" href={siteHref(link, language)}>
          {siteText(action, language)}
        </Button>
      </header>
      <Figures
        figures={figures.map(({ label, value, hint }, index) => ({
          id: String(index),
          label: siteText(label, language),
          value: siteText(value, language),
          hint: hint && siteText(hint, language),
        }))}
      />
    </ProgrammeRoot>
  )
}
