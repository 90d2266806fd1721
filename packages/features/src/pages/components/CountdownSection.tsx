import { type SettingsOf, siteText, useLabels, useRuntime } from '@foyer/feature-api'
import { Countdown } from '@foyer/ui/Countdown'
import { Opening } from '@foyer/ui/Opening'
import { useLayoutEffect, useState } from 'react'
import type { CountdownSettings } from '../config.schema.ts'
import { ActionLink } from './ActionLink.tsx'

/** The time until a moment of the brand's. Gone once it is over. */
export function CountdownSection({ settings }: { settings: SettingsOf<typeof CountdownSettings> }) {
  const { title, text, until, action, link } = settings
  const { language } = useRuntime()
  const labels = useLabels('Countdown')
  const [isOver, setOver] = useState(false)
  const at = Date.parse(until)
  // A page that was written before the moment may be opened after it, and shows none of it then, not for one frame.
  useLayoutEffect(() => setOver(Date.now() >= at), [at])
  if (isOver) return null
  return (
    <Opening
      form="part"
      title={siteText(title, language)}
      text={text && siteText(text, language)}
      action={action && link && <ActionLink action={action} link={link} tone="primary" />}
    >
      <Countdown variant="segments" closesAt={at} onEnd={() => setOver(true)} labels={labels} />
    </Opening>
  )
}
