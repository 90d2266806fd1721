import { problemOf } from '@foyer/feature-api'
import type { ChosenImage } from '@foyer/ui/ImageField'
import { useRef } from 'react'
import { useRuntime } from './calls.ts'
import { useT } from './useT.ts'

/** Names of the fields of pictures, in their order. */
export const pictureNames = ['picture1', 'picture2', 'picture3'] as const
export type PictureName = (typeof pictureNames)[number]

export type ApplicationValues = { readonly comment?: string } & { readonly [Name in PictureName]?: ChosenImage | '' }

interface Picture {
  readonly name: PictureName
  readonly image: ChosenImage
}

/** The pictures that were chosen, in their order. */
export const imagesOf = (values: ApplicationValues, most: number): readonly Picture[] =>
  pictureNames.slice(0, most).flatMap((name) => {
    const image = values[name]
    return image ? [{ name, image }] : []
  })

type Sent = { readonly ids: string[] } | { readonly refusal: { readonly [Name in PictureName]?: string } }

interface SendImages {
  readonly send: (pictures: readonly Picture[]) => Promise<Sent>
  /** What has arrived is sent again. */
  readonly forget: () => void
}

/** Sends pictures one after another; what has arrived is not sent again when the form is. A refusal stands at its field. */
export function useSendImages(): SendImages {
  const t = useT()
  const { client } = useRuntime()
  const arrived = useRef(new Map<string, string>())
  const send = async (pictures: readonly Picture[]): Promise<Sent> => {
    const ids: string[] = []
    for (const { name, image } of pictures) {
      try {
        const known = arrived.current.get(image.url)
        const id =
          known ?? (await client.call('sendApplicationImage', { image: image.url.split(',')[1] ?? '' })).imageId
        arrived.current.set(image.url, id)
        ids.push(id)
      } catch (error) {
        const { code, issues } = problemOf(error)
        if (code === 'too_large') return { refusal: { [name]: t('pictureLarge') } }
        if (issues.some(({ path }) => path === '/image')) return { refusal: { [name]: t('pictureRefused') } }
        throw error
      }
    }
    return { ids }
  }
  return { send, forget: () => arrived.current.clear() }
}
