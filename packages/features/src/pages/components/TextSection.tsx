import { type SettingsOf, siteText, useRuntime } from '@foyer/feature-api'
import { Prose } from '@foyer/ui/Prose'
import type { TextSettings } from '../config.schema.ts'
import { ActionLink } from './ActionLink.tsx'
import { Paragraphs } from './Paragraphs.tsx'
import { TextSectionRoot } from './TextSection.styles.ts'

/** A heading, paragraphs and, where wanted, a button. */
export function TextSection({ settings: { title, text, ...button } }: { settings: SettingsOf<typeof TextSettings> }) {
  const { language } = useRuntime()
  return (
    <TextSectionRoot>
      <h2>{siteText(title, language)}</h2>
      <Prose>
        <Paragraphs of={text} />
      </Prose>
      <ActionLink {...button} />
    </TextSectionRoot>
  )
}
