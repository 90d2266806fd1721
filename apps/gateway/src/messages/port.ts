/** What other domains may use of mail and SMS. */

export type { MailSettings } from './deliverByMail.ts'
export type { SmsSettings } from './deliverBySms.ts'
export type { MessageKind } from './messageTexts.ts'
export { type OutboxMessage, readOutbox } from './outbox.ts'
export { sendMessage } from './sendMessage.ts'
