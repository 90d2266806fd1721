import type { HumanProof } from '@foyer/contract'
import { ProblemError } from '../calls/problem.ts'
import { readProviderAnswers } from '../system/port.ts'
import { checkPicture } from './picture.ts'
import type { ProofContext } from './proofs.ts'
import { checkWork } from './work.ts'

/** A way to show that a person is behind a call (I65, RG13). */
interface HumanVerifier {
  /** Uses the proof up and says whether it is right; nothing when the call holds no proof of this kind. */
  readonly check: (context: ProofContext, proof: HumanProof) => Promise<boolean> | undefined
}

const verifiers = {
  work: {
    check: (context, { verification }) => (verification ? checkWork(context, verification) : undefined),
  },
  picture: {
    check: (context, { captchaId, captcha }) =>
      captchaId && captcha ? checkPicture(context, captchaId, captcha) : undefined,
  },
} satisfies Readonly<Record<string, HumanVerifier>>

/** Work is taken everywhere: it is what a person does who cannot read a picture. */
const taken: Readonly<Record<keyof typeof verifiers, readonly HumanVerifier[]>> = {
  work: [verifiers.work],
  picture: [verifiers.picture, verifiers.work],
}

/** Whether this site takes a picture's text for a proof. */
export const takesPictures = ({ merchant }: Pick<ProofContext, 'merchant'>): boolean =>
  merchant.config.verification.human === 'picture'

/** In a sandbox the desk may have every proof refused. */
const isLetIn = async ({ mode, db, merchant }: ProofContext): Promise<boolean> =>
  mode !== 'sandbox' || (await readProviderAnswers(db, merchant.id)).human === 'accepted'

/**
 * Goes on only with a proof that is right, and uses it up. Throws `captcha_required` where there is none that this site
 * takes, `captcha_wrong` where it is wrong, too old or used; both tell the page to ask for one (A10).
 */
export async function checkHuman(
  context: ProofContext,
  proof: HumanProof,
  { withPicture = takesPictures(context) }: { readonly withPicture?: boolean } = {},
): Promise<void> {
  for (const verifier of taken[withPicture ? 'picture' : 'work']) {
    const checked = verifier.check(context, proof)
    if (checked === undefined) continue
    if ((await checked) && (await isLetIn(context))) return
    throw new ProblemError('captcha_wrong', { captcha: true })
  }
  throw new ProblemError('captcha_required', { captcha: true })
}
