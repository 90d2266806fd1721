import { existsSync } from 'node:fs'
import { basename, join, resolve } from 'node:path'
import { type Command, textOption } from '../cli/command.ts'
import { environmentError, exitCodes } from '../cli/exitCodes.ts'
import { effectiveModules } from '../serve/effectiveModules.ts'
import { listen, parsePort, untilStopped } from '../serve/listen.ts'
import { parseApi } from '../serve/parseApi.ts'
import { createPreviewServer } from '../serve/previewServer.ts'
import { createChecker } from '../workspace/checkedBrands.ts'
import { chooseBrand } from '../workspace/chooseBrands.ts'

/** `foyer preview`: the built site with its real headers. */
export const preview: Command = {
  name: 'preview',
  summary: 'Serves a built site with its headers and passes API calls on',
  usage: '<brand> [--out dist/sites] [--api <url>] [--port 4010]',
  options: { out: { type: 'string' }, api: { type: 'string' }, port: { type: 'string' } },
  help: {
    'out <folder>': 'Where foyer build wrote; default dist/sites',
    'api <url>': 'Server that answers /api and /media; default http://127.0.0.1:4000',
    'port <number>': 'Port on 127.0.0.1; default 4010',
  },
  run: async ({ workspace, names, options }) => {
    const port = parsePort(textOption(options, 'port', '4010'))
    const api = parseApi(options)
    const dir = await chooseBrand(workspace, names)
    const brand = basename(dir)
    const site = join(resolve(workspace.root, textOption(options, 'out', join('dist', 'sites'))), brand)
    if (!existsSync(join(site, '_headers')))
      throw environmentError(`${brand} is not built yet; run: foyer build ${brand}`)
    const server = createPreviewServer({ site, brand, api })
    await listen(server, port)
    process.stdout.write(`${brand}: http://127.0.0.1:${port}\n`)
    const { resolved } = await (await createChecker(workspace)).load(dir)
    if (resolved) process.stdout.write(`${await effectiveModules(brand, resolved, api)}\n`)
    await untilStopped()
    server.close()
    server.closeAllConnections()
    return exitCodes.ok
  },
}
