import type { SignedIn } from '@foyer/contract'
import { useSession } from '@foyer/feature-api'
import { Button } from '@foyer/ui/Button'
import { Glyph } from '@foyer/ui/Icon'
import { KeyRound } from 'lucide'
import { useEffect, useState } from 'react'
import { styled } from 'styled-components'
import { useRuntime } from '../model/calls.ts'
import { loginProblem } from '../model/loginProblem.ts'
import { useT } from '../model/useT.ts'

const OtherWaysRoot = styled.div.withConfig({ componentId: 'fx-OtherWays' })`
  display: grid;
  gap: var(--fy-space-2);
  margin-block-start: var(--fy-space-4);

  [data-part='unknown'] {
    visibility: hidden;
  }
`

/** Ways in that ask for nothing to be typed: a passkey, and a trial account where the site has free play (A03). */
export function OtherWays({ onSignedIn }: { onSignedIn: (answer: SignedIn) => Promise<void> }) {
  const runtime = useRuntime()
  const t = useT()
  const { role } = useSession()
  const [busy, setBusy] = useState<'passkey' | 'freePlay'>()
  const [hasPasskeys, setHasPasskeys] = useState<boolean>()
  // Known to browsers only: a prerendered page keeps the place of a button that might do nothing, and shows none.
  useEffect(() => setHasPasskeys(typeof PublicKeyCredential === 'function'), [])

  const enter = async (way: 'passkey' | 'freePlay', ask: () => Promise<SignedIn | undefined>): Promise<void> => {
    setBusy(way)
    try {
      const answer = await ask()
      if (answer) await onSignedIn(answer)
    } catch (error) {
      runtime.toast({ tone: 'negative', text: loginProblem(runtime, t, error) })
    } finally {
      setBusy(undefined)
    }
  }
  const byPasskey = async (): Promise<SignedIn | undefined> => {
    const { client } = runtime
    const [{ isDeclined, askForPasskey }, { ticket, options }] = await Promise.all([
      import('../passkeys/browserPasskeys.ts'),
      client.call('passkeyLoginOptions'),
    ])
    try {
      return await client.call('passkeyLogin', { ticket, passkey: await askForPasskey(options) })
    } catch (error) {
      if (isDeclined(error)) return undefined
      throw error
    }
  }
  return (
    <OtherWaysRoot>
      {hasPasskeys !== false && (
        <Button
          disabled={hasPasskeys === undefined}
          data-part={hasPasskeys === undefined ? 'unknown' : undefined}
          isFullWidth
          canWrap
          icon={<Glyph of={KeyRound} />}
          isBusy={busy === 'passkey'}
          onClick={() => void enter('passkey', byPasskey)}
        >
          {t('loginByPasskey')}
        </Button>
      )}
      {runtime.moduleOn('freePlay') && role !== 'trial' && (
        <Button
          isFullWidth
          canWrap
          isBusy={busy === 'freePlay'}
          onClick={() => void enter('freePlay', () => runtime.client.call('freePlayLogin'))}
        >
          {t('freePlay')}
        </Button>
      )}
    </OtherWaysRoot>
  )
}
