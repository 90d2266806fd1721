/** Seeds a player plays with, where the brand lets rounds be verified. Seeds and their hashes are written in hexadecimal digits. */
export interface FairState {
  /** SHA-256 of the server's seed in use. */
  readonly commitment: string
  /** The player's own seed; empty until they have one. */
  readonly clientSeed: string
  /** Rounds played with both. */
  readonly rounds: number
  /** SHA-256 of the server's seed that comes next. */
  readonly next: string
}

/** Seeds that are used no longer. */
export interface RevealedSeeds {
  readonly commitment: string
  readonly serverSeed: string
  readonly clientSeed: string
  readonly rounds: number
}

/** What a round was drawn from. */
export interface FairProof {
  readonly commitment: string
  readonly clientSeed: string
  /** Rounds that were played with these seeds before. */
  readonly nonce: number
  /** Once it is revealed. */
  readonly serverSeed?: string
}
