import { parentPort, workerData } from 'node:worker_threads'
import { registerJsonModules } from '../product/registerJsonModules.ts'
import { type BuildSettings, buildOne } from './buildOne.ts'

/** A thread that builds one brand after the other; without a further one it ends. */
const settings = workerData as BuildSettings // what buildAll gives to its threads
registerJsonModules()
const port = parentPort
if (!port) throw new Error('This file runs in a thread')
port.on('message', async (dir: string | undefined) => {
  if (dir === undefined) port.close()
  else port.postMessage(await buildOne(dir, settings))
})
port.postMessage('ready')
