import { type ModuleName, type ResolvedBrand, serverModuleIds, siteLanguages } from '@foyer/brand'
import { modulesOn, SystemStatusSchema } from '@foyer/contract'
import Value from 'typebox/value'
import { CommandError, environmentError } from '../cli/exitCodes.ts'
import { askApi } from '../snapshot/askApi.ts'

/** Which modules of a brand are on once its server has been asked: on in both is on (CF09). In words, for a terminal. */
export async function effectiveModules(brand: string, resolved: ResolvedBrand, api: URL): Promise<string> {
  // `Object.keys` forgets the names of keys.
  const wanted = (Object.keys(resolved.modules) as ModuleName[]).filter((name) => resolved.modules[name])
  const [language] = siteLanguages(resolved.languages)
  if (!language) return ''
  try {
    const { merchant } = resolved
    const query = { operation: 'systemStatus', input: {} } as const
    const answer = await askApi(new URL('/api', api).href, { brand, merchant }, { query, language })
    if (!Value.Check(SystemStatusSchema, answer)) throw environmentError(`${api.origin} told no modules`)
    const server = modulesOn(answer.info.whitelabel)
    const off = wanted.filter((name) => !server.has(serverModuleIds[name]))
    const on = wanted.filter((name) => !off.includes(name))
    return [
      `modules on: ${on.join(', ') || 'none'}`,
      ...(off.length > 0
        ? [`on in brand.json, off on the server: ${off.map((name) => `${name} (${serverModuleIds[name]})`).join(', ')}`]
        : []),
    ].join('\n')
  } catch (error) {
    if (!(error instanceof CommandError)) throw error
    return `modules on in brand.json: ${wanted.join(', ')}; the server was not asked (${error.message})`
  }
}
