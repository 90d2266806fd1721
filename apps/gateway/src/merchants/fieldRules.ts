import { registrationRules } from '@foyer/brand'
import type { FieldRules } from '@foyer/contract'
import type { Merchant } from './merchant.ts'

/** The merchant's field rules: the platform's, with what its brand.json says laid over them (RG03, I16). */
export function fieldRules({ config }: Merchant): FieldRules {
  return { ...registrationRules(config.registration) }
}
