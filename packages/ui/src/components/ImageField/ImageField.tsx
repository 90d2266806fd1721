import { ImageUp, X } from 'lucide'
import { type ChangeEvent, useId, useRef, useState } from 'react'
import { describeField, FieldLabel, FieldMessages, type FieldProps } from '../../field/fieldParts.tsx'
import { sayLabel } from '../../labels/sayLabel.ts'
import { Glyph } from '../Icon/Glyph.tsx'
import { IconButton } from '../IconButton/IconButton.tsx'
import { Progress } from '../Progress/Progress.tsx'
import { fileSize } from './fileSize.ts'
import { type ImageFieldLabels, imageFieldLabels } from './ImageField.labels.ts'
import { Root } from './ImageField.styles.ts'
import { type ChosenImage, type ImageBounds, type ImageRefusal, imageKinds, readImage } from './readImage.ts'

/** All of them, where a form does not say which. */
const everyKind = ['PNG', 'JPEG', 'WebP'] as const

export interface ImageFieldProps extends FieldProps, Partial<ImageBounds> {
  /** The picture that is chosen; it stays when another file is refused. */
  value: ChosenImage | undefined
  onChange: (image: ChosenImage | undefined) => void
  onBlur?: () => void
  /** It is on its way to the server. */
  isSending?: boolean
  id?: string
  name?: string
  required?: boolean
  disabled?: boolean
  labels?: ImageFieldLabels
}

/**
 * One picture to send, chosen from a list of files or dropped. It is read and shown before it is sent; a file that cannot be
 * taken is refused at the field with its reason, and the one before stays.
 */
export function ImageField(props: ImageFieldProps) {
  const { label, hint, error, value, onChange, onBlur, isSending = false, id, name, required, disabled } = props
  const { maxBytes = 5 * 1024 * 1024, maxPixels = 40_000_000, kinds = everyKind, labels = imageFieldLabels } = props
  const ownId = useId()
  const inputId = id ?? ownId
  const input = useRef<HTMLInputElement>(null)
  const latest = useRef<File>(undefined)
  const [refusal, setRefusal] = useState<ImageRefusal>()
  const [isReading, setReading] = useState(false)
  const language = labels.language ?? 'en'
  const kindsText = new Intl.ListFormat(language, { type: 'disjunction' }).format(kinds)
  const size = (bytes: number): string => fileSize(bytes, language)

  const choose = async (event: ChangeEvent<HTMLInputElement>): Promise<void> => {
    const file = event.target.files?.[0]
    // The same file can be chosen again.
    event.target.value = ''
    if (!file) return
    latest.current = file
    setReading(true)
    const read = await readImage(file, { maxBytes, maxPixels, kinds })
    if (latest.current !== file) return
    setReading(false)
    setRefusal('problem' in read ? read : undefined)
    if (!('problem' in read)) onChange(read)
  }
  const remove = (): void => {
    setRefusal(undefined)
    onChange(undefined)
    input.current?.focus()
  }
  const problem = refusal ? say(refusal) : error
  return (
    <Root data-invalid={problem ? true : undefined} data-disabled={disabled || undefined}>
      <FieldLabel htmlFor={inputId} isRequired={required === true}>
        {label}
      </FieldLabel>
      <div data-part="box" data-filled={value ? true : undefined}>
        {value ? (
          <img src={value.url} alt={sayLabel(labels, 'preview', { name: value.name })} decoding="async" />
        ) : (
          <span data-part="icon" aria-hidden>
            <Glyph of={ImageUp} />
          </span>
        )}
        <span data-part="words">
          {value && <span data-part="name">{value.name}</span>}
          <span data-part="choose">{value ? labels.another : labels.choose}</span>
          <span data-part="quiet">{value ? factsOf(value) : labels.drop}</span>
        </span>
        <input
          ref={input}
          type="file"
          accept={kinds.map((kind) => imageKinds[kind]).join()}
          {...describeField(inputId, { hint: hint ?? true, error: problem })}
          id={inputId}
          name={name}
          required={required}
          disabled={disabled || isSending}
          onChange={(event) => void choose(event)}
          onBlur={onBlur}
        />
        {value && !isSending && !disabled && (
          <IconButton
            size="small"
            label={sayLabel(labels, 'remove', { name: value.name })}
            icon={<Glyph of={X} />}
            onClick={remove}
          />
        )}
        {(isSending || isReading) && (
          <div data-part="progress">
            <Progress isLabelHidden label={isSending ? labels.sending : labels.reading} />
          </div>
        )}
      </div>
      <FieldMessages
        id={inputId}
        hint={hint ?? sayLabel(labels, 'kinds', { kinds: kindsText, size: size(maxBytes) })}
        error={problem}
        keepsLine
      />
    </Root>
  )

  function say({ problem: key, name: file, size: bytes, width = 0, height = 0 }: ImageRefusal): string {
    const most = size(maxBytes)
    return sayLabel(labels, key, {
      kinds: kindsText,
      name: file,
      size: fileSize(bytes, language, 'ceil'),
      most,
      width,
      height,
    })
  }

  function factsOf(image: ChosenImage): string {
    const { width, height } = image
    return sayLabel(labels, 'facts', { size: size(image.size), width, height })
  }
}
