import type { CallContext } from '../../calls/handlers.ts'

/** Tag of the language content is asked for in: the query's platform code or tag where the merchant has it, else the call's. */
export function contentLanguage(
  { merchant, language }: Pick<CallContext, 'merchant' | 'language'>,
  asked: string | undefined,
): string {
  if (asked === undefined) return language
  const tag = merchant.languageTags.get(asked.toUpperCase()) ?? asked
  return merchant.languages.find((known) => known.toLowerCase() === tag.toLowerCase()) ?? language
}
