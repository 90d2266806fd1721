import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import Type from 'typebox'
import { type LoadedBrand, loadBrand } from '../load/loadBrand.ts'
import type { Migrations } from '../migrations/migration.ts'
import { BrandSchema } from '../schema/brand.ts'

/** Loads a text as the brand.json of a Foyer that has other migrations; only few keys are known to it. */
export async function loadText(text: string, migrations: Migrations): Promise<LoadedBrand> {
  const { name, nav } = BrandSchema.properties
  const schema = Type.Object({ schemaVersion: Type.Literal(migrations.current), name, nav })
  const dir = await mkdtemp(join(tmpdir(), 'foyer-text-'))
  try {
    await writeFile(join(dir, 'brand.json'), text)
    return await loadBrand(dir, { schema, migrations })
  } finally {
    await rm(dir, { recursive: true, force: true })
  }
}
