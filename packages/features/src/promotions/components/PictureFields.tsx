import { applicationBounds } from '@foyer/contract'
import { useLabels } from '@foyer/feature-api'
import { useFormField } from '@foyer/ui/Form'
import { type ChosenImage, ImageField } from '@foyer/ui/ImageField'
import { useFormState } from 'react-final-form'
import { type ApplicationValues, imagesOf, type PictureName, pictureNames } from '../model/useSendImages.ts'
import { useT } from '../model/useT.ts'

/** What an application takes (V33). */
const kinds = ['PNG', 'JPEG'] as const

/** A field for each picture that was chosen, and one for the next. */
export function PictureFields({ most }: { readonly most: number }) {
  const { values } = useFormState<ApplicationValues>({ subscription: { values: true } })
  const chosen = imagesOf(values, most)
  const next = pictureNames.slice(0, most).find((name) => !values[name])
  return pictureNames
    .slice(0, most)
    .filter((name) => name === next || chosen.some((one) => one.name === name))
    .map((name) => <PictureField key={name} name={name} place={pictureNames.indexOf(name) + 1} />)
}

function PictureField({ name, place }: { readonly name: PictureName; readonly place: number }) {
  const t = useT()
  const labels = useLabels('ImageField')
  const label = t('picture', { place })
  const { id, error, input } = useFormField<ChosenImage | ''>(name, label)
  const { submitting } = useFormState({ subscription: { submitting: true } })
  return (
    <ImageField
      id={id}
      name={input.name}
      label={label}
      value={input.value || undefined}
      onChange={(image) => input.onChange(image)}
      onBlur={() => input.onBlur()}
      error={error}
      isSending={submitting && Boolean(input.value)}
      kinds={kinds}
      maxBytes={applicationBounds.bytes}
      maxPixels={applicationBounds.pixels}
      labels={labels}
    />
  )
}
