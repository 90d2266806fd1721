import { type SettingsOf, siteText, useLabels, useRuntime } from '@foyer/feature-api'
import { Notice } from '@foyer/ui/Notice'
import type { NoticeSettings } from '../config.schema.ts'
import { ActionLink } from './ActionLink.tsx'

/** What is to be known before what stands below it. */
export function NoticeSection({ settings }: { settings: SettingsOf<typeof NoticeSettings> }) {
  const { title, text, tone, action, link } = settings
  const { language } = useRuntime()
  return (
    <Notice
      tone={tone}
      title={title && siteText(title, language)}
      action={action && link && <ActionLink action={action} link={link} />}
      labels={useLabels('Notice')}
    >
      {siteText(text, language)}
    </Notice>
  )
}
