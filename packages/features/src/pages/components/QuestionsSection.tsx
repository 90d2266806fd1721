import { type PlacedBlock, type SettingsOf, siteText, useRuntime } from '@foyer/feature-api'
import { Accordion } from '@foyer/ui/Accordion'
import { useId } from 'react'
import type { QuestionSettings, TitledSettings } from '../config.schema.ts'
import { Paragraphs } from './Paragraphs.tsx'
import { QuestionsSectionRoot } from './QuestionsSection.styles.ts'

interface QuestionsSectionProps {
  settings: SettingsOf<typeof TitledSettings>
  blocks: readonly PlacedBlock<{ question: SettingsOf<typeof QuestionSettings> }>[]
}

/** Questions that open their answers, beside what they are about. */
export function QuestionsSection({ settings: { title }, blocks }: QuestionsSectionProps) {
  const titleId = useId()
  const { language } = useRuntime()
  const items = blocks.map(({ settings: { question, answer } }, index) => ({
    id: String(index),
    title: siteText(question, language),
    content: <Paragraphs of={answer} />,
  }))
  return (
    <QuestionsSectionRoot aria-labelledby={titleId}>
      <h2 id={titleId}>{siteText(title, language)}</h2>
      <Accordion items={items} />
    </QuestionsSectionRoot>
  )
}
