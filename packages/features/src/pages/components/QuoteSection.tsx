import { type SettingsOf, siteText, useRuntime } from '@foyer/feature-api'
import { Quote } from '@foyer/ui/Quote'
import type { QuoteSettings } from '../config.schema.ts'

/** Somebody's words, large. */
export function QuoteSection({ settings: { text, by, role } }: { settings: SettingsOf<typeof QuoteSettings> }) {
  const { language } = useRuntime()
  return (
    <Quote by={by && siteText(by, language)} detail={role && siteText(role, language)}>
      {siteText(text, language)}
    </Quote>
  )
}
