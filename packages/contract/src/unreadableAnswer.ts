/** An answer that fits its schema and yet lacks what the page cannot do without; the client calls it malformed. */
export class UnreadableAnswer extends Error {
  override readonly name = 'UnreadableAnswer'
}
