import { Glyph } from '@foyer/ui/Icon'
import { IconButton } from '@foyer/ui/IconButton'
import { TextField, type TextFieldProps } from '@foyer/ui/TextField'
import { RefreshCw } from 'lucide'
import type { CaptchaState } from '../model/useCaptchaImage.ts'
import { useT } from '../model/useT.ts'
import { CaptchaFieldRoot } from './CaptchaField.styles.ts'

interface CaptchaFieldProps extends Omit<TextFieldProps, 'label'> {
  picture: CaptchaState
  onRefresh: () => void
}

/** The text of a picture, with the picture and a button for a new one (A10, A11). */
export function CaptchaField({ picture, onRefresh, ...input }: CaptchaFieldProps) {
  const t = useT()
  return (
    <CaptchaFieldRoot>
      <TextField
        {...input}
        label={t('field_captcha')}
        required
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={12}
        {...(picture.kind === 'failed' ? { error: t('captchaFailed') } : {})}
      />
      <div data-part="picture" aria-busy={picture.kind === 'loading'}>
        {picture.kind === 'ready' && <img src={picture.image} alt={t('captchaAlt')} width={160} height={56} />}
      </div>
      <IconButton label={t('captchaRefresh')} icon={<Glyph of={RefreshCw} />} onClick={onRefresh} />
    </CaptchaFieldRoot>
  )
}
