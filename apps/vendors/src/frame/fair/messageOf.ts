/** What a block of the stream is made of: HMAC-SHA256 of this text under the server's seed. */
export const messageOf = (clientSeed: string, nonce: number, block: number): string => `${clientSeed}:${nonce}:${block}`
