import Type from 'typebox'
import { defineOperation } from '../operation.ts'
import { anyOf } from '../schemas/payment.ts'

/** What a feedback is about (P25). */
export const feedbackTypes = ['deposit', 'withdrawal', 'game', 'customerService', 'application', 'other'] as const
export type FeedbackType = (typeof feedbackTypes)[number]

/** Characters of a feedback, blanks around it aside. */
export const feedbackLength = { least: 10, most: 1000 } as const

export interface FeedbackInput {
  type: FeedbackType
  content: string
}

export interface FeedbackSent {
  reference: string
}

/** I21, M10. Guests may send one too; the same words of a member within ten minutes are the same feedback. */
export const sendFeedback = defineOperation<FeedbackInput, FeedbackSent>()({
  path: '/wps/feedback',
  method: 'PUT',
  access: 'guest',
  requirement: 'I21',
  summary: 'Feedback to customer service',
  body: Type.Object({
    type: anyOf(feedbackTypes, { description: 'What it is about' }),
    content: Type.String({ minLength: feedbackLength.least, maxLength: 2 * feedbackLength.most }),
  }),
  value: Type.Object({ reference: Type.String({ description: 'By which customer service finds it' }) }),
})
