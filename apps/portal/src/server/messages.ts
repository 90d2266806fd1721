import { kitMessages, shellLabels } from 'virtual:foyer-kit-messages'
import { manifests } from 'virtual:foyer-manifests'
import type { PublicConfig } from '@foyer/brand'
import { loadTexts, type MessageFiles } from '@foyer/feature-api'
import { tagChain } from '@foyer/rules'
import type { SiteMessages } from '../pageData.ts'
import { type SiteWords, splitWords } from './splitWords.ts'

const shellFiles: MessageFiles = import.meta.glob('../messages/*.json')

/**
 * Texts of one language by namespace: `shell`, every feature, and `ui.<Component>` for the kit. What a language lacks is
 * not among them; whoever builds the site lays the source language under them and a brand's own texts over them (CF11).
 */
export async function loadMessages(tag: string): Promise<SiteMessages> {
  const features = [{ id: 'shell', messages: shellFiles }, ...manifests]
  const texts = await Promise.all(
    features.map(async ({ id, messages }) => [id, await loadTexts(messages, tag)] as const),
  )
  const kit = Object.entries(kitMessages).map(
    ([component, byTag]) =>
      [
        `ui.${component}`,
        Object.assign(
          {},
          ...tagChain(tag)
            .toReversed()
            .map((one) => byTag[one]),
        ),
      ] as const,
  )
  return Object.fromEntries([...texts, ...kit])
}

/** Words that only the build writes into pages; no script says them. */
const isWritten = (key: string): boolean => key.startsWith('offlinePage')

/** Splits the words of a language by who says them: every page, or the parts of a feature. */
export function wordsOf({ shell = {}, ...others }: SiteMessages, config: PublicConfig): SiteWords {
  const said = Object.fromEntries(Object.entries(shell).filter(([key]) => !isWritten(key)))
  return splitWords({ shell: said, ...others }, config, manifests, shellLabels)
}
