import { operations, wirePath } from '@foyer/contract'
import { demoPassword } from '@foyer/sandbox'

/** Signs a demo account in. Resolves with the cookies of its session. */
export async function signIn(address: string, username: string): Promise<string> {
  const login = await fetch(`${address}/api${wirePath(operations.login.shape)}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-requested-with': 'foyer' },
    body: JSON.stringify({ type: 'username', username, password: demoPassword }),
  })
  return login.headers
    .getSetCookie()
    .map((header) => header.split(';', 1)[0])
    .join('; ')
}
