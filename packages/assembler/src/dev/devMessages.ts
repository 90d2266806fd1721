import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { BrandMessages } from '@foyer/brand/node'
import type { FeatureManifest } from '@foyer/feature-api'
import type { SiteMessages } from '../build/portal.ts'

type Texts = Readonly<Record<string, string>>

async function shellTexts(portalSource: string, tag: string): Promise<Texts> {
  const text = await readFile(join(portalSource, 'src', 'messages', `${tag}.json`), 'utf8').catch(() => '{}')
  const texts: Texts = JSON.parse(text)
  return texts
}

/** Texts of one language straight from the sources, English under what is missing. */
export async function devMessages(
  manifests: readonly FeatureManifest[],
  portalSource: string,
  tag: string,
  own: BrandMessages,
): Promise<SiteMessages> {
  const turkish = tag === 'tr' || tag.startsWith('tr-')
  const shell = {
    ...(await shellTexts(portalSource, 'en')),
    ...(turkish ? await shellTexts(portalSource, 'tr') : {}),
    ...own[tag]?.shell,
  }
  const features = await Promise.all(
    manifests.map(async ({ id, messages }) => {
      const [en, tr] = await Promise.all([messages.en(), turkish ? messages.tr() : undefined])
      return [id, { ...en.default, ...tr?.default, ...own[tag]?.[id] }] as const
    }),
  )
  return { shell, ...Object.fromEntries(features) }
}
