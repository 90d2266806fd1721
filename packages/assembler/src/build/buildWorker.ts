import { parentPort, workerData } from 'node:worker_threads'
import { type BuildSettings, createBuilder } from './buildOne.ts'
import type { BuildableBrand } from './buildSite.ts'

/** A thread that builds one brand after the other; without a further one it ends. */
const build = createBuilder(workerData as BuildSettings) // what prepareBuild gives to its threads
const port = parentPort
if (!port) throw new Error('This file runs in a thread')
port.on('message', async (brand: BuildableBrand | undefined) => {
  if (brand === undefined) port.close()
  else port.postMessage(await build(brand))
})
