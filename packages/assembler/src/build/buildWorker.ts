import type { BuildSettings } from './buildOne.ts'
import { createBuilder } from './buildOne.ts'
import type { BuildableBrand } from './buildSite.ts'

/** A process that builds the brands it is sent; it ends when it is let go. */
const build = createBuilder(JSON.parse(process.argv[2] ?? '') as BuildSettings) // what startBuild gives its processes
process.on('message', async (brand: BuildableBrand) => process.send?.(await build(brand)))
