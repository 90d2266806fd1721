import type { PhoneClient, PhoneNumber, PhoneProvider } from './phoneProvider.ts'

/** Sends through the site's own server (I06). */
export const sendBySms =
  (client: PhoneClient): PhoneProvider['send'] =>
  async ({ dialingCode, mobileNum }: PhoneNumber, human, captcha) => {
    const { expiredMinutes } = await human.send(
      (proof) => client.call('smsRegisterCode', { mobileNo: mobileNum, countryDialingCode: dialingCode, ...proof }),
      captcha,
    )
    return expiredMinutes * 60
  }

/** The site's own server sends the code and looks at it itself. */
export const createProvider = (client: PhoneClient): PhoneProvider => ({
  send: sendBySms(client),
  confirm: async (_number, verificationCode) => ({ verificationCode }),
})
