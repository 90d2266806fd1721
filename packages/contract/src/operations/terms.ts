import Type from 'typebox'
import { defineOperation } from '../operation.ts'

export interface AcceptTermsInput {
  version: string
}

/** P17. Accepts the terms in force; again it changes nothing. `state_changed` where others are in force by now. */
export const acceptTerms = defineOperation<AcceptTermsInput, AcceptTermsInput>()({
  path: '/wps/member/terms/accept',
  method: 'POST',
  access: 'real',
  requirement: 'P17',
  summary: 'Accept the terms of the site',
  body: Type.Object({ version: Type.String({ minLength: 1, maxLength: 40 }) }),
  value: Type.Object({ version: Type.String({ description: 'What is accepted now' }) }),
})
