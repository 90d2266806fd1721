#!/usr/bin/env node
/** `npm start [-- <brand>…]`: builds what is missing, starts gateway, games and portal, prints where they are. */
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { continueOnNode24, fail, root } from './runtime.mjs'

await continueOnNode24(fileURLToPath(import.meta.url))
const asked = [...new Set(process.argv.slice(2))]
const brands = asked.length > 0 ? asked : ['comet']
for (const brand of brands)
  if (!/^[a-z0-9-]+$/.test(brand) || !existsSync(join(root, 'brand-configs', brand, 'brand.json')))
    fail(`there is no brand "${brand}"; look into brand-configs/ or make one with: npx foyer new ${brand}`)
const { startPortal } = await import('./portal.mjs')
await startPortal(brands)
