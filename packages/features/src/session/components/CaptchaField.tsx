import { problemOf } from '@foyer/feature-api'
import { Glyph } from '@foyer/ui/Icon'
import { IconButton } from '@foyer/ui/IconButton'
import { TextField, type TextFieldProps } from '@foyer/ui/TextField'
import { RefreshCw } from 'lucide'
import { useRuntime } from '../model/calls.ts'
import type { CaptchaState } from '../model/createPictureAsker.ts'
import { loginProblem } from '../model/loginProblem.ts'
import { useT } from '../model/useT.ts'
import { CaptchaFieldRoot } from './CaptchaField.styles.ts'

interface CaptchaFieldProps extends TextFieldProps {
  picture: CaptchaState
  onRefresh: () => void
}

/** The text of a picture, with the picture and a button for a new one (A10, A11). */
export function CaptchaField({ picture, onRefresh, ...input }: CaptchaFieldProps) {
  const runtime = useRuntime()
  const t = useT()
  /** Whoever has to wait for a picture is told how long. */
  const problem = (error: unknown): string =>
    problemOf(error).retryAfter ? loginProblem(runtime, t, error) : t('captchaFailed')
  return (
    <CaptchaFieldRoot>
      <TextField
        {...input}
        required
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={12}
        {...(picture.kind === 'failed' ? { error: problem(picture.error) } : {})}
      />
      <div data-part="picture" aria-busy={picture.kind === 'loading'}>
        {picture.kind === 'ready' && <img src={picture.image} alt={t('captchaAlt')} width={240} height={80} />}
      </div>
      <IconButton label={t('captchaRefresh')} icon={<Glyph of={RefreshCw} />} onClick={onRefresh} />
    </CaptchaFieldRoot>
  )
}
