import { useEffect } from 'react'
import { loadNotices } from '../hosts/loadNotices.ts'
import { preloadAll } from '../routes/pageParts.ts'
import { errorPicture, offlinePicture } from '../shell/shellLoaders.ts'
import { whenIdle } from './whenIdle.ts'

/** Fetches the pictures of what may go wrong, and what tells of it, while there is a server to ask, once the page is quiet. */
export function usePictures(): void {
  useEffect(
    () => whenIdle(() => void preloadAll([errorPicture, offlinePicture, loadNotices]).catch(() => undefined), 4_000),
    [],
  )
}
