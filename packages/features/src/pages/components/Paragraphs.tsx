import { siteText, useRuntime } from '@foyer/feature-api'

/** A brand's words; an empty line begins a paragraph. */
export function Paragraphs({ of: text }: { of: Readonly<Record<string, string>> }) {
  const { language } = useRuntime()
  return siteText(text, language)
    .split(/\n\s*\n/)
    .map((words) => <p key={words}>{words}</p>)
}
