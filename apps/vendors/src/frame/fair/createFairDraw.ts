import { createHmac } from 'node:crypto'
import { mapDraw } from '@foyer/rules'
import type { Draw } from '../random/draw.ts'
import { messageOf } from './messageOf.ts'

interface FairRound {
  /** 32 bytes. */
  readonly serverSeed: Buffer
  readonly clientSeed: string
  /** Rounds that were played with these seeds before. */
  readonly nonce: number
}

/** Draws of one round that follow from both seeds and the counter alone. */
export function createFairDraw({ serverSeed, clientSeed, nonce }: FairRound): Draw {
  let block = 0
  let at = 0
  let bytes = Buffer.alloc(0)
  const next = (): number => {
    if (at === bytes.length) {
      bytes = createHmac('sha256', serverSeed)
        .update(messageOf(clientSeed, nonce, block++))
        .digest()
      at = 0
    }
    at += 4
    return bytes.readUInt32BE(at - 4)
  }
  return (count) => {
    for (;;) {
      const value = mapDraw(next(), count)
      if (value !== undefined) return value
    }
  }
}
