import { type SettingsOf, siteText, useRuntime } from '@foyer/feature-api'
import { Opening } from '@foyer/ui/Opening'
import type { SplitSettings } from '../config.schema.ts'
import { ActionLink } from './ActionLink.tsx'
import { SplitPictures } from './SplitSection.styles.ts'

/** Words and one action beside a picture. */
export function SplitSection({ settings }: { settings: SettingsOf<typeof SplitSettings> }) {
  const { title, text, action, link, picture, lightPicture, alt, pictureAt } = settings
  const { language } = useRuntime()
  const forms = lightPicture
    ? [['dark', picture] as const, ['light', lightPicture] as const]
    : [[undefined, picture] as const]
  return (
    <Opening
      form="part"
      isMirrored={pictureAt === 'start'}
      title={siteText(title, language)}
      text={siteText(text, language)}
      action={action && link && <ActionLink action={action} link={link} tone="primary" />}
    >
      <SplitPictures>
        {forms.map(([theme, src]) => (
          <img key={src} data-theme-only={theme} src={src} alt={siteText(alt, language)} loading="lazy" />
        ))}
      </SplitPictures>
    </Opening>
  )
}
