import { FormField } from '@foyer/ui/Form'
import { CaptchaField } from '../components/CaptchaField.tsx'
import { useT } from '../model/useT.ts'
import type { HumanCheck } from './useHumanCheck.ts'

/** What a form asks for to see that a person is behind it: nothing, or the text of a picture with another way (RG13). */
export function HumanField({ check }: { check: HumanCheck }) {
  const t = useT()
  if (!check.asksPicture) return null
  return (
    <div>
      <FormField name="captcha" label={t('field_captcha')}>
        {(field) => <CaptchaField {...field} picture={check.picture} onRefresh={check.refreshPicture} />}
      </FormField>
      <button type="button" data-part="link" onClick={check.doWithoutPicture}>
        {t('withoutPicture')}
      </button>
    </div>
  )
}
