import { codesOf } from '@foyer/feature-api'

/** A choice of codes with one more, or without it; in one order, so that the same choice has one address. */
export function switchCode(text: string, code: string, isOn: boolean): string {
  const others = codesOf(text).filter((other) => other !== code)
  return (isOn ? [...others, code] : others).sort().join()
}
