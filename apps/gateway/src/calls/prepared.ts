/** The value of an answer, in its envelope, as the bytes that are sent. They hold to the operation's schema already. */
export class Prepared<Value> {
  /** Bytes of the answer. */
  readonly bytes: Buffer
  /** Only a type: what the bytes stand for. */
  declare readonly value: Value

  constructor(bytes: Buffer) {
    this.bytes = bytes
  }
}

/** The bytes of an answer whose value is there as JSON in ASCII letters; those become bytes in half the time of others. */
export const answerBytes = (json: string): Buffer => Buffer.from(`{"success":true,"value":${json}}`, 'latin1')
