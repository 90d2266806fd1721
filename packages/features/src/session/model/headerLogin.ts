import { type BegunLogin, type LoginRefusal, type PortalRuntime, problemOf, type TypedLogin } from '@foyer/feature-api'
import { createProofs } from '../human/createProofs.ts'
import { wantsProof } from '../human/wantsProof.ts'
import type { Operation } from '../operations.ts'
import { finishLogin } from './finishLogin.ts'
import { loginBody } from './login.ts'
import { loginProblem } from './loginProblem.ts'
import type { SessionMessage, T } from './useT.ts'

/**
 * Logs in with what was typed into the header (H03). A wrong name or password is said there; what needs more room than that,
 * such as a picture or a code, goes on in the dialog, which knows what was typed.
 */
export async function run(runtime: PortalRuntime<Operation>, typed: TypedLogin): Promise<LoginRefusal | undefined> {
  const { client, config } = runtime
  const t: T = (key, values) => runtime.text('session', key as SessionMessage, values) // plural keys are none of these
  const body = loginBody(typed)
  const proofs = createProofs({ client, load: async () => (await import('../human/solveWork.ts')).workProvider })
  const asksPicture = config.verification.human === 'picture'
  const goOn = (begun: BegunLogin): void => runtime.openModal('login', { begun: { ...typed, ...begun } })
  const ask = (proof: object) => client.call('login', { ...body, ...proof })
  const send = async () => {
    try {
      return await ask({})
    } catch (error) {
      if (asksPicture || problemOf(error).code !== 'captcha_required') throw error
      return proofs.send(ask)
    }
  }
  try {
    const { token, verification, ...answer } = await send()
    if (token !== undefined) await finishLogin(runtime, { token, ...answer }, body.password)
    else if (verification) goOn({ verification })
    return undefined
  } catch (error) {
    const message = loginProblem(runtime, t, error)
    if (problemOf(error).code === 'proof_required') goOn({ needsDevice: true })
    else if (asksPicture && wantsProof(error)) goOn({ needsProof: true, notice: message })
    else return { message }
    return undefined
  }
}
