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

/** Writes an answer's bytes once, for one that is given often. */
export const answerBytes = (value: unknown): Buffer => Buffer.from(JSON.stringify({ success: true, value }))
