import { basename } from 'node:path'
import { printIssues, summarise } from '@foyer/brand/node'
import { type Command, textOption } from '../cli/command.ts'
import { exitCodes } from '../cli/exitCodes.ts'
import { createDevBrand } from '../dev/devBrand.ts'
import { listen, parsePort, untilStopped } from '../serve/listen.ts'
import { parseApi } from '../serve/parseApi.ts'
import { chooseBrand } from '../workspace/chooseBrands.ts'

/** `foyer dev`: the portal through Vite, following every save of the brand's files. */
export const dev: Command = {
  name: 'dev',
  summary: 'Serves a brand while you edit it; the page follows every save',
  usage: '<brand> [--api <url>] [--port 4020] [--env <name>]',
  options: { api: { type: 'string' }, port: { type: 'string' }, env: { type: 'string' } },
  help: {
    'api <url>': 'Server that answers /api and /media; default http://127.0.0.1:4000',
    'port <number>': 'Port on 127.0.0.1; default 4020',
    'env <name>': 'Lays brand.<name>.json over brand.json',
  },
  run: async ({ workspace, names, options }) => {
    const dir = await chooseBrand(workspace, names)
    const port = parsePort(textOption(options, 'port', '4020'))
    const api = parseApi(options)
    const brand = await createDevBrand(workspace, dir, textOption(options, 'env'))
    const log = (text: string) => void process.stdout.write(text)
    if (brand.issues().length > 0) log(`${printIssues(brand.issues())}\n\n`)
    const { createDevServer } = await import('../dev/devServer.ts')
    const { server, close } = await createDevServer({ workspace, dir, brand, api, log })
    try {
      await listen(server, port)
      log(
        `${basename(dir)}: ${summarise(brand.issues())}; http://127.0.0.1:${port} follows every save. Ctrl-C stops it.\n`,
      )
      await untilStopped()
    } finally {
      await close()
    }
    return exitCodes.ok
  },
}
