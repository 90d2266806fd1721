import '@fontsource-variable/bricolage-grotesque'
import '@fontsource-variable/sora'
import './styles/fonts.css'
import './styles/base.css'
import './styles/layout.css'
import './styles/stage.css'
import './styles/fills.css'
import './styles/controls.css'
import './styles/panels.css'
import './styles/past.css'
import './styles/fair.css'
import { clientKinds } from '../games/clientKinds.ts'
import { readEntry } from './api/entry.ts'
import { fetched } from './api/fetched.ts'
import { hearPortal } from './api/hiddenBalance.ts'
import { readGameId, readReplayTicket, takeLaunch } from './api/readLaunch.ts'
import { hearTheme, showTheme } from './api/shownTheme.ts'
import { tellOver, tellPortal } from './api/tellPortal.ts'
import { createSession } from './model/createSession.ts'

const place = document.getElementById('game')
if (place === null) throw new Error('The page has no place for the game')
// Nothing here waits before the script counts as run: that of the page imports from this one, and would wait for it.
void show(place)

async function show(place: HTMLElement): Promise<void> {
  const replay = readReplayTicket()
  if (replay !== undefined) {
    const { showRound } = await import('./page.tsx')
    return showRound(place, replay)
  }
  hearPortal()
  hearTheme()
  const launch = takeLaunch()
  const { theme } = readEntry(new URLSearchParams(location.search))
  if (theme) {
    showTheme(theme)
    // Only a lottery is told one, and is light before its own colours are there.
    document.documentElement.dataset.theme = theme
  }
  const gameId = readGameId()
  const session = createSession(gameId, launch, tellPortal, tellOver)
  // The session is opened and the kind's script fetched while that of the page is on its way.
  void session.open()
  if (launch?.kind) clientKinds[launch.kind](gameId).catch(() => undefined)
  const { showGame } = await session.untilAnswered(() => fetched(import('./page.tsx')))
  showGame(place, { gameId, session }, launch?.language ?? navigator.language)
}
