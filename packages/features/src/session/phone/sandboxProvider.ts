import { problemOf } from '@foyer/feature-api'
import { type PhoneClient, PhoneProblem, type PhoneProvider, phoneProblemCodes } from './phoneProvider.ts'
import { sendBySms } from './smsProvider.ts'

/** Does in a sandbox what a provider outside does: it takes the code and signs for the number. */
export const createProvider = (client: PhoneClient): PhoneProvider => ({
  send: sendBySms(client),
  confirm: async ({ dialingCode, mobileNum }, code) => {
    if (code === '') throw new PhoneProblem('missing-verification-code')
    const asked = { countryDialingCode: dialingCode, mobileNo: mobileNum, code }
    try {
      const { idToken } = await client.call('sandboxPhoneToken', asked)
      return { firebaseChannel: 'sandbox', firebaseIdToken: idToken }
    } catch (error) {
      const { code: refusal, issues } = problemOf(error)
      // What the desk has chosen for the provider to say.
      const chosen = phoneProblemCodes.find((known) => known === issues[0]?.message)
      if (refusal === 'phone_not_verified') throw new PhoneProblem(chosen ?? 'unknown', error)
      if (refusal === 'too_many_requests') throw new PhoneProblem('too-many-requests', error)
      throw new PhoneProblem(refusal === 'verification_code_wrong' ? 'invalid-verification-code' : 'unknown', error)
    }
  },
})
