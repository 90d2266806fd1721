import { createHash } from 'node:crypto'
import type { Database, Merchant, SandboxHost } from '@foyer/gateway/ports'
import type { Kysely } from 'kysely'

/** What of the world a merchant has. */
export interface WorldState {
  readonly catalogue: number
  readonly content: string
  /** 0 while the demo accounts have no history. */
  readonly history: number
}

/** Raised when what is seeded changes; a merchant with an older catalogue or content gets the new one. */
export const worldVersions = { catalogue: 16, content: 12, history: 2 } as const

/** Content speaks of the brand, its age, its categories and its modules, so it is written anew when they change. */
export function contentVersion({ code, name, offer, modulesOn, config }: Merchant): string {
  const facts = createHash('sha256')
    .update(
      JSON.stringify([code, name, config.jurisdiction.minimumAge, offer.playMoney, ...offer.categories, ...modulesOn]),
    )
    .digest('hex')
    .slice(0, 16)
  return `${worldVersions.content}:${facts}`
}

const settingName = (merchantId: number): string => `world:${merchantId}`

export async function readWorldState(
  { readSetting }: SandboxHost,
  db: Kysely<Database>,
  merchantId: number,
): Promise<WorldState> {
  // Only `writeWorldState` writes this setting.
  const known = (await readSetting(db, settingName(merchantId))) as Partial<WorldState> | undefined
  return { catalogue: 0, content: '', history: 0, ...known }
}

export const writeWorldState = (
  { writeSetting }: SandboxHost,
  db: Kysely<Database>,
  merchantId: number,
  state: WorldState,
): Promise<void> => writeSetting(db, settingName(merchantId), state)
