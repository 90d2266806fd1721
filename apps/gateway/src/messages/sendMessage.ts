import type { CallContext } from '../calls/handlers.ts'
import type { MessageChannel } from '../calls/messenger.ts'
import { type MessageKind, messageTexts } from './messageTexts.ts'

export interface Message {
  readonly kind: MessageKind
  readonly channel: MessageChannel
  /** A number as `+905321234567`, or a mail address; of nobody's the text is made as well, and goes nowhere (ruling 27). */
  readonly to: string | undefined
  /** What stands in the text's places, besides `site`. */
  readonly values: Readonly<Record<string, string | number>>
  /** A last line for programs, after the text of an SMS. */
  readonly smsLine?: string
}

/** Sends a message in the language of the call. */
export function sendMessage(
  { merchant, language, messenger }: Pick<CallContext, 'merchant' | 'language' | 'messenger'>,
  { kind, channel, to, values, smsLine }: Message,
): void {
  const { sms, subject, mail } = messageTexts(kind, language, { ...values, site: merchant.name })
  const text = smsLine === undefined ? sms : `${sms}\n\n${smsLine}`
  if (to === undefined) return
  messenger.send({
    merchantId: merchant.id,
    merchant: merchant.code,
    sender: merchant.name,
    channel,
    kind,
    to,
    language,
    ...(channel === 'mail' ? { subject, text: mail } : { text }),
  })
}
