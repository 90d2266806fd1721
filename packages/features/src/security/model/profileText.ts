import type { ProfileField } from '@foyer/contract'

/** A field of the profile as it is read: a country by its name, a day as the brand writes days. */
export function profileText(
  { name, value }: Pick<ProfileField, 'name' | 'value'>,
  { tag, day }: { readonly tag: string; readonly day: (date: string) => string },
): string | undefined {
  if (!value) return value
  if (name === 'nationality') return new Intl.DisplayNames([tag], { type: 'region' }).of(value)
  return name === 'birthday' ? day(value) : value
}
