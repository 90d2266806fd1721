import type { Messenger } from '../calls/messenger.ts'
import { fieldRules } from '../merchants/fieldRules.ts'
import type { Merchant } from '../merchants/merchant.ts'

export interface WayOutProblem {
  readonly brand: string
  readonly problem: string
}

/** Registration asks for no code that nothing can send. */
export function checkWaysOut(
  merchants: readonly Merchant[],
  { channels }: Pick<Messenger, 'channels'>,
  mode: 'sandbox' | 'production',
): readonly WayOutProblem[] {
  return merchants.flatMap((merchant) => {
    const { brand } = merchant
    if (!merchant.modulesOn.has('registration') || fieldRules(merchant).verificationCode?.enabled !== true) return []
    const { phone } = merchant.config.verification
    if (phone === 'sms' && !channels.has('sms'))
      return {
        brand,
        problem: `Registration of "${brand}" asks for a code by SMS, but no SMS can be sent; set FOYER_SMS_URL, or disable registration.fields.verificationCode`,
      }
    if (phone === 'sandbox' && mode === 'production')
      return {
        brand,
        problem: `Registration of "${brand}" asks for a code of the sandbox's provider; set verification.phone to "sms" or "firebase"`,
      }
    return []
  })
}
