import { useT } from '../model/useT.ts'
import { HelpPreview } from './HelpPreview.tsx'
import { HelpSectionRoot } from './HelpSection.styles.ts'

/** The first questions of the help centre on a page (I20). */
export function HelpSection() {
  const t = useT()
  return (
    <HelpSectionRoot>
      <h2>{t('title')}</h2>
      <HelpPreview />
    </HelpSectionRoot>
  )
}
