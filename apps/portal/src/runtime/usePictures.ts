import { useEffect } from 'react'
import { preloadAll } from '../routes/pageParts.ts'
import { errorPicture, offlinePicture } from '../shell/shellLoaders.ts'
import { whenIdle } from './whenIdle.ts'

/** Fetches the pictures of what may go wrong while there is a server to ask, once the page is quiet. */
export function usePictures(): void {
  useEffect(() => whenIdle(() => void preloadAll([errorPicture, offlinePicture]).catch(() => undefined), 4_000), [])
}
