import { modulesOn } from '@foyer/contract'
import { serverModuleIds } from '@foyer/rules'
import type { CallContext, Handler, Handlers } from '../calls/handlers.ts'
import { ProblemError } from '../calls/problem.ts'
import { moduleTree } from './moduleTree.ts'
import { readSiteState } from './siteState.ts'

type Module = keyof typeof serverModuleIds

/** Refuses a call whose module is off: it works only while brand and server both have it on (CF09). */
export async function checkModule(context: Pick<CallContext, 'db' | 'merchant'>, module: Module): Promise<void> {
  if (!(await isModuleOn(context, module))) throw new ProblemError('module_off')
}

/** Whether brand and server both have a module on. */
export async function isModuleOn(
  { db, merchant }: Pick<CallContext, 'db' | 'merchant'>,
  module: Module,
): Promise<boolean> {
  const { modulesOff = [] } = await readSiteState(db, merchant.id)
  return merchant.modulesOn.has(module) && modulesOn(moduleTree(new Set(modulesOff))).has(serverModuleIds[module])
}

/** A handler behind the switch of a module. */
export const ofModule =
  <Id extends keyof Handlers>(module: Module, handler: Handler<Id>): Handler<Id> =>
  async (context, input) => {
    await checkModule(context, module)
    return handler(context, input)
  }
