/** How a message reaches a person. */
export type MessageChannel = 'sms' | 'mail'

/** A message to one person, ready to be sent. */
export interface OutgoingMessage {
  readonly merchantId: number
  /** Merchant code, which a brand's own SMS service knows it by. */
  readonly merchant: string
  /** The brand's name, as mail says who it is from. */
  readonly sender: string
  readonly channel: MessageChannel
  /** What it is about, e.g. `login`. */
  readonly kind: string
  /** A number as `+905321234567`, or a mail address. */
  readonly to: string
  /** Mail only. */
  readonly subject?: string
  readonly text: string
  /** BCP 47 tag. */
  readonly language: string
}

/** What may be said of a message in a log: neither where it goes nor its text. */
export interface MessageFacts extends Pick<OutgoingMessage, 'merchant' | 'channel' | 'kind'> {
  /** A UUID of its own. */
  readonly id: string
}

/** Where messages leave. */
export interface Messenger {
  /** Channels there is a way out for. */
  readonly channels: ReadonlySet<MessageChannel>
  /**
   * Takes a message and returns at once, so that an answer takes as long whether a message leaves or not. What cannot be
   * delivered is logged.
   */
  readonly send: (message: OutgoingMessage) => void
  /** Waits for every message taken so far to be delivered or given up. */
  readonly settled: () => Promise<void>
  /** Messages taken and neither delivered nor given up. */
  readonly underWay: () => readonly MessageFacts[]
}
