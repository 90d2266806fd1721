import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import { drawPicture, randomText } from './picture/drawPicture.ts'
import { lifetimeSeconds, type ProofContext, takeUp } from './proofs.ts'

/** I15. A new picture with its id. Nothing is kept of it: the id holds what the answer is compared with, under a key. */
export async function createPicture(context: ProofContext): Promise<{ captchaId: string; image: string }> {
  const text = randomText()
  const image = `data:image/png;base64,${drawPicture(text).toString('base64')}`
  return { captchaId: signPicture(context, text), image }
}

/** The id of a picture that shows this text; it can be answered for ten minutes. */
export function signPicture(context: ProofContext, text: string): string {
  const number = randomBytes(16).toString('base64url')
  const facts = `${number}.${context.clock.now().getTime() + lifetimeSeconds * 1000}`
  const seal = sealOf(context, 'picture text', `${facts}\n${plain(text)}`)
  return `${facts}.${seal}.${sealOf(context, 'picture', `${facts}.${seal}`)}`
}

/** Whether the answer fits the picture. A picture is used up by being asked about, right or wrong. */
export async function checkPicture(context: ProofContext, captchaId: string, answer: string): Promise<boolean> {
  const [number = '', time = '', seal = '', signature = ''] = captchaId.split('.')
  // The signature comes first, so that only pictures of this server are remembered as used.
  if (!isSame(signature, sealOf(context, 'picture', `${number}.${time}.${seal}`))) return false
  const until = new Date(Number(time))
  if (until <= context.clock.now()) return false
  if (!(await takeUp(context, `picture:${number}`, until))) return false
  return isSame(seal, sealOf(context, 'picture text', `${number}.${time}\n${plain(answer)}`))
}

const plain = (text: string): string => text.trim().toLowerCase()

const sealOf = ({ secrets, merchant }: ProofContext, kind: string, facts: string): string =>
  createHmac('sha256', secrets.ofHumanProofs(kind)).update(`${merchant.id}\n${facts}`).digest('base64url')

function isSame(a: string, b: string): boolean {
  const [one, other] = [Buffer.from(a), Buffer.from(b)]
  return one.length === other.length && timingSafeEqual(one, other)
}
