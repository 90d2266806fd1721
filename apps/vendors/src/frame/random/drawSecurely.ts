import { randomInt } from 'node:crypto'
import type { Draw } from './draw.ts'

/** Draws from the operating system's cryptographic generator, by rejection and so without a bias. */
export const drawSecurely: Draw = (count) => randomInt(count)
