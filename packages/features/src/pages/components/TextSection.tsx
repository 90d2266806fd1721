import { siteHref, siteText, useRuntime } from '@foyer/feature-api'
import { Button } from '@foyer/ui/Button'
import { Prose } from '@foyer/ui/Prose'
import { TextSectionRoot } from './TextSection.styles.ts'

type Text = Readonly<Record<string, string>>

interface TextSectionProps {
  readonly settings: { readonly title: Text; readonly text: Text; readonly link?: string; readonly action?: Text }
}

/** A heading, paragraphs and, where wanted, a button. */
export function TextSection({ settings: { title, text, link, action } }: TextSectionProps) {
  const { language } = useRuntime()
  const paragraphs = siteText(text, language).split(/\n\s*\n/)
  return (
    <TextSectionRoot>
      <h2>{siteText(title, language)}</h2>
      <Prose>
        {paragraphs.map((words) => (
          <p key={words}>{words}</p>
        ))}
      </Prose>
      {link && action && <Button href={siteHref(link, language)}>{siteText(action, language)}</Button>}
    </TextSectionRoot>
  )
}
