import Type from 'typebox'
import { defineOperation } from '../operation.ts'

export interface Captcha {
  captchaId: string
  image: string
}

/** I15. The image is a base64 data URL; `captchaId` goes back with the text read from it. */
export const captcha = defineOperation<undefined, Captcha>()({
  path: '/wps/captcha',
  method: 'GET',
  access: 'guest',
  requirement: 'I15',
  summary: 'A new image captcha',
  value: Type.Object({ captchaId: Type.String(), image: Type.String() }),
})

export interface HumanWork {
  challenge: string
}

/** I65. Work for the visitor's machine, which asks nothing of the person; solved, it goes back as `verification`. */
export const humanWork = defineOperation<undefined, HumanWork>()({
  path: '/wps/captcha/work',
  method: 'GET',
  access: 'guest',
  requirement: 'I65',
  summary: 'A new proof-of-work challenge',
  value: Type.Object({ challenge: Type.String({ description: 'A challenge of altcha, version 2, as JSON' }) }),
})
