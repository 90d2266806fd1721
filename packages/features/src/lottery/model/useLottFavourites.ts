import { askForAccount, useSession } from '@foyer/feature-api'
import { useEffect, useState } from 'react'
import { useRuntime } from './calls.ts'
import { favouritesOf, keepFavourites, loadFavourites, toggled } from './lottFavourites.ts'

/** Favourite lotteries of whoever is signed in, kept in the browser by user name (W11); guests log in first (W03). */
export function useLottFavourites() {
  const runtime = useRuntime()
  const { status, member } = useSession()
  const hasAccount = status === 'signedIn'
  const [kept, setKept] = useState<ReturnType<typeof loadFavourites>>({})
  // A page that is written ahead has no storage.
  useEffect(() => setKept(loadFavourites()), [])
  /** Does what needs an account, once there is one. */
  const withAccount = (goOn: () => void): void => {
    if (hasAccount) goOn()
    else void askForAccount(runtime, goOn)
  }
  const toggle = (gameId: string): void =>
    withAccount(() => {
      // The one who has logged in meanwhile.
      const user = runtime.session.member?.account
      if (user === undefined) return
      const next = toggled(loadFavourites(), user, gameId)
      keepFavourites(next)
      setKept(next)
    })
  return { ids: hasAccount && member ? favouritesOf(kept, member.account) : [], hasAccount, toggle, withAccount }
}
