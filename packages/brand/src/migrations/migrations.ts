import { figureBlocks } from './figureBlocks.ts'
import { floatingBarList } from './floatingBarList.ts'
import { defineMigrations } from './migration.ts'

/** Every change of brand.json that old files need. Version 1 is the first; a step is never changed once it was released. */
export const migrations = defineMigrations([floatingBarList, figureBlocks])

/** Version that this Foyer writes. */
export const currentVersion = migrations.current
