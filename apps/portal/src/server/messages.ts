import { manifests } from 'virtual:foyer-manifests'
import shellEn from '../messages/en.json'
import shellTr from '../messages/tr.json'
import type { SiteMessages } from '../pageData.ts'

/** Namespaces of messages: the shell and every feature. */
export const namespaces = (): readonly string[] => ['shell', ...manifests.map(({ id }) => id)]

const isTurkish = (tag: string): boolean => tag === 'tr' || tag.startsWith('tr-')

/**
 * All messages of a language by namespace, with English under every text that is missing (CF11). A brand's own texts
 * are laid over these by whoever builds the site.
 */
export async function messagesOf(tag: string): Promise<SiteMessages> {
  const own = isTurkish(tag)
  const features = await Promise.all(
    manifests.map(async ({ id, messages }) => {
      const [en, tr] = await Promise.all([messages.en(), own ? messages.tr() : undefined])
      return [id, { ...en.default, ...tr?.default }] as const
    }),
  )
  return Object.fromEntries([['shell', { ...shellEn, ...(own ? shellTr : {}) }], ...features])
}

/** Keys whose text is missing in a language, as `namespace.key` (CF11). Only English and Turkish have texts of their own. */
export async function missingMessages(tag: string): Promise<readonly string[]> {
  const missingIn = (namespace: string, en: object, own: object | undefined) =>
    Object.keys(en)
      .filter((key) => !own || !Object.hasOwn(own, key))
      .map((key) => `${namespace}.${key}`)
  if (tag === 'en') return []
  const features = await Promise.all(
    manifests.map(async ({ id, messages }) => {
      const [en, tr] = await Promise.all([messages.en(), isTurkish(tag) ? messages.tr() : undefined])
      return missingIn(id, en.default, tr?.default)
    }),
  )
  return [...missingIn('shell', shellEn, isTurkish(tag) ? shellTr : undefined), ...features.flat()]
}
