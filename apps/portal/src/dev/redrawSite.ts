import { createRuntime } from '../runtime/createRuntime.ts'
import { createFrame, type Site, type SiteInput } from '../runtime/createSite.ts'
import { loadGrammar } from '../runtime/translation.ts'

/** The running site with other data: who is signed in, what was asked for and what is open stay as they are. */
export async function redrawSite(site: Site, input: SiteInput): Promise<Site> {
  const { session, preferences, hosts, queries, navigation, keeper, runtime } = site
  const frame = { ...createFrame(input, await loadGrammar(input.messages)), session, preferences, hosts }
  const { config, language } = input
  const { client } = runtime
  return {
    ...site,
    ...frame,
    data: input,
    runtime: createRuntime({ ...frame, config, language, client, queries, navigation, keeper }),
  }
}
