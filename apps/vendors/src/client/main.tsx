import '@fontsource-variable/bricolage-grotesque'
import '@fontsource-variable/sora'
import './styles/base.css'
import './styles/layout.css'
import './styles/reels.css'
import './styles/freeSpins.css'
import './styles/controls.css'
import './styles/panels.css'
import './styles/scene.css'
import { createRoot } from 'react-dom/client'
import { App } from './App.tsx'
import { hearPortal } from './api/hiddenBalance.ts'
import { readGameId, takeLaunch } from './api/readLaunch.ts'
import { tellPortal } from './api/tellPortal.ts'
import { createGame } from './model/createGame.ts'
import { createStage } from './model/createStage.ts'
import { createSound } from './sound/sound.ts'
import { themeOf } from './themes/themeOf.ts'

hearPortal()
const launch = takeLaunch()
const gameId = readGameId()
const { theme, palette } = themeOf(gameId)
for (const [name, color] of Object.entries(palette)) {
  document.documentElement.style.setProperty(
    `--${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`,
    color,
  )
}
const sound = createSound()
const stage = createStage(sound)
const game = createGame(gameId, launch, stage, tellPortal)

const place = document.getElementById('game')
if (place === null) throw new Error('The page has no place for the game')
createRoot(place).render(
  <App game={game} stage={stage} sound={sound} theme={theme} language={launch?.language ?? navigator.language} />,
)
void game.open()
