import type { Finding } from '../issues/issue.ts'
import { nearest, suggest } from '../issues/nearest.ts'
import { unknownName } from '../issues/unknownName.ts'
import { activeLanguages } from '../languages/languages.ts'
import { featureOn } from './activeRoutes.ts'
import type { Check, CheckContext } from './checkContext.ts'

const placeholders = (text: string): readonly string[] =>
  [...text.matchAll(/\{\{\s*([\w.]+)[^}]*\}\}/g)].map(([, name]) => name ?? '').sort()

/** Plural forms of one key count as that key: `key_one` and `key_other` are `key`. */
const plain = (key: string) => key.replace(/_(zero|one|two|few|many|other)$/, '')

/** Features that are named; the list of all is printed on demand. */
const named = 5

/** Every active language has all texts: from the features, or from the brand's own messages (CF11). */
export const checkMessages: Check = (context) =>
  activeLanguages(context.resolved.languages).flatMap(({ code, tag, name }): readonly Finding[] => {
    const index = context.resolved.languages.active.indexOf(code)
    const gaps = gapsOf(context, tag)
    const count = gaps.reduce((sum, { keys }) => sum + keys.length, 0)
    if (count === 0) return []
    const first = gaps.slice(0, named).map(({ feature, keys }) => `${feature} ${keys.length}`)
    const where = first.join(', ') + (gaps.length > named ? ' and more' : '')
    return [
      {
        code: 'message-missing',
        path: ['languages', 'active', index],
        message: `${name} lacks ${count} texts (${where})`,
        why: `Players who chose ${name} would read English there.`,
        hint: `Write them to messages/${tag}.json; the list, in English, is printed by: foyer print <brand> --missing`,
      },
    ]
  })

/** Texts that active languages lack, in English, as `messages/<tag>.json` wants them: tag, feature, key (CF11). */
export const missingMessages = (context: MessageContext): Readonly<Record<string, Texts>> =>
  Object.fromEntries(
    activeLanguages(context.resolved.languages).flatMap(({ tag }) => {
      const gaps = gapsOf(context, tag)
      return gaps.length > 0 ? [[tag, Object.fromEntries(gaps.map(({ feature, texts }) => [feature, texts]))]] : []
    }),
  )

type Texts = Readonly<Record<string, Readonly<Record<string, string>>>>
type MessageContext = Pick<CheckContext, 'resolved' | 'product' | 'messages'>

function gapsOf(context: MessageContext, tag: string) {
  return context.product.features.flatMap(({ id, languages, messages }) => {
    if (languages.some((known) => known === tag || tag.startsWith(`${known}-`)) || !featureOn(context, id)) return []
    const own = new Set(Object.keys(context.messages[tag]?.[id] ?? {}).map(plain))
    const missing = Object.entries(messages).filter(([key]) => !own.has(plain(key)))
    const keys = [...new Set(missing.map(([key]) => plain(key)))]
    return keys.length > 0 ? [{ feature: id, keys, texts: Object.fromEntries(missing) }] : []
  })
}

/** A finding in a messages file instead of brand.json. */
export interface MessageFinding extends Finding {
  readonly tag: string
}

/** The brand's own texts belong to keys that exist and keep their placeholders. */
export function checkOwnMessages({ messages, product, resolved }: CheckContext): readonly MessageFinding[] {
  const tags = activeLanguages(resolved.languages).map(({ tag }) => tag)
  const ids = product.features.map(({ id }) => id)
  return Object.entries(messages).flatMap(([tag, namespaces]): readonly MessageFinding[] => {
    const inactive: readonly MessageFinding[] = tags.includes(tag)
      ? []
      : [
          {
            tag,
            code: 'language-off',
            severity: 'warning',
            path: [],
            message: `No active language has the tag "${tag}"`,
            why: 'Players never read these texts.',
            hint: suggest(tag, tags) ?? '',
          },
        ]
    return [
      ...inactive,
      ...Object.entries(namespaces).flatMap(([namespace, texts]) => {
        const feature = product.features.find(({ id }) => id === namespace)
        if (!feature) {
          const why = 'Players would read the standard texts.'
          const place = { code: 'unknown-feature', path: [namespace], atKey: true, why }
          return [{ tag, ...unknownName({ ...place, kind: 'feature', name: namespace, known: ids }) }]
        }
        return Object.entries(texts).flatMap(([key, text]) => checkText(tag, feature, key, text))
      }),
    ]
  })
}

function checkText(
  tag: string,
  feature: { readonly id: string; readonly messages: Readonly<Record<string, string>> },
  key: string,
  text: string,
): readonly MessageFinding[] {
  const source =
    feature.messages[key] ?? Object.entries(feature.messages).find(([known]) => plain(known) === plain(key))?.[1]
  if (source === undefined) {
    const near = nearest(key, Object.keys(feature.messages))
    return [
      {
        tag,
        code: 'unknown-message',
        path: [feature.id, key],
        atKey: true,
        message: `The feature "${feature.id}" has no text "${key}"`,
        why: 'Players would read the standard text.',
        hint: near ? `Did you mean "${near}"?` : `See the texts with: foyer print <brand> --messages`,
      },
    ]
  }
  if (text.trim() === '') {
    return [
      {
        tag,
        code: 'too-short',
        path: [feature.id, key],
        message: 'This text is empty',
        why: 'Players would read nothing where a word should be.',
        hint: `Take the line out to keep the standard text: "${source}"`,
      },
    ]
  }
  const wanted = new Set(placeholders(source))
  const wrong = placeholders(text).filter((name) => !wanted.has(name))
  if (wrong.length === 0) return []
  return [
    {
      tag,
      code: 'unknown-placeholder',
      path: [feature.id, key],
      message: `The placeholder {{${wrong[0]}}} does not exist in this text`,
      why: 'Players would read the name of the placeholder.',
      hint:
        wanted.size > 0
          ? `Possible: ${[...wanted].map((name) => `{{${name}}}`).join(', ')}`
          : 'This text has no placeholders',
    },
  ]
}
