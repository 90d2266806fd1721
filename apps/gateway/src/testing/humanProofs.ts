import type { HumanProof } from '@foyer/contract'
import { solveChallenge } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'
import { signPicture } from '../human/picture.ts'
import { createWork } from '../human/work.ts'
import { type TestGateway, testSecrets } from './createTestGateway.ts'

const contextOf = ({ db, merchant, clock }: TestGateway) => ({
  db,
  merchant,
  clock,
  secrets: testSecrets,
  mode: 'sandbox' as const,
})

/** Work that was done, of the kind a visitor's machine does but small. */
export async function doneWork(gateway: TestGateway): Promise<HumanProof> {
  const challenge = await createWork(contextOf(gateway), { cost: 1, fewest: 1, most: 2 })
  const solution = await solveChallenge({ challenge, deriveKey })
  return { verification: Buffer.from(JSON.stringify({ challenge, solution })).toString('base64') }
}

/** A picture whose text is known, and the answer to it. */
export const readPicture = (gateway: TestGateway, text = 'h4rty', answer = text): HumanProof => ({
  captchaId: signPicture(contextOf(gateway), text),
  captcha: answer,
})
