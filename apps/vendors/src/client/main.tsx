import '@fontsource-variable/bricolage-grotesque'
import '@fontsource-variable/sora'
import './styles/base.css'
import './styles/layout.css'
import './styles/stage.css'
import './styles/controls.css'
import './styles/panels.css'
import { createRoot } from 'react-dom/client'
import { hearPortal } from './api/hiddenBalance.ts'
import { readGameId, takeLaunch } from './api/readLaunch.ts'
import { tellPortal } from './api/tellPortal.ts'
import { Game } from './Game.tsx'
import { createSession } from './model/createSession.ts'
import { createSound } from './sound/sound.ts'

hearPortal()
const launch = takeLaunch()
const gameId = readGameId()
const frame = { gameId, session: createSession(gameId, launch, tellPortal), sound: createSound() }

const place = document.getElementById('game')
if (place === null) throw new Error('The page has no place for the game')
createRoot(place).render(<Game frame={frame} language={launch?.language ?? navigator.language} />)
