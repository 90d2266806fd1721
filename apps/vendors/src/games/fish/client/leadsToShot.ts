import type { Draw } from '../../../frame/random/draw.ts'
import { type Shot, shoot } from '../engine/shoot.ts'

/** Whether a shot at the same fish for the same cost, with these draws, brings what was stored (QR20). */
export function leadsToShot({ stake, fish, species, caught, win }: Shot, draw: Draw): boolean {
  const again = shoot(stake, fish, species, draw)
  return again.caught === caught && again.win === win
}
