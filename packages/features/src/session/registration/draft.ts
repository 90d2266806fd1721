import type { RegistrationMethod } from '@foyer/rules/registration'
import type { RegisterValues } from './registerValues.ts'

const key = 'foyer-registration'
/** What is not kept: secrets, and what counts for one try. */
const notKept = new Set(['password', 'confirmPassword', 'paymentPassword', 'verificationCode', 'captcha'])
const longest = 300

/** What was typed, and the way of registration it was typed for. */
export type Draft = RegisterValues & { readonly method?: RegistrationMethod }

/** What of a form may be kept for this tab, as text. */
export const writeDraft = (values: Draft): string =>
  JSON.stringify(Object.fromEntries(Object.entries(values).filter(([name]) => !notKept.has(name))))

/** What was kept; texts and yes or no alone, whatever a stored text says. */
export function parseDraft(text: string | null): Draft {
  if (text === null || text.length > 20_000) return {}
  try {
    const stored: unknown = JSON.parse(text)
    if (typeof stored !== 'object' || stored === null) return {}
    const kept = Object.entries(stored).filter(
      ([name, value]) =>
        !notKept.has(name) && ((typeof value === 'string' && value.length <= longest) || typeof value === 'boolean'),
    )
    return Object.fromEntries(kept)
  } catch {
    return {}
  }
}

/** What was typed before a reload, another language or another way of registration, passwords excepted. */
export function loadDraft(): Draft {
  try {
    return parseDraft(sessionStorage.getItem(key))
  } catch {
    return {}
  }
}

export function keepDraft(values: Draft): void {
  try {
    sessionStorage.setItem(key, writeDraft(values))
  } catch {
    // Without a storage nothing is kept.
  }
}

export function forgetDraft(): void {
  try {
    sessionStorage.removeItem(key)
  } catch {
    // There was none.
  }
}
