import { useEffect, useState } from 'react'
import { clientKinds } from '../games/clientKinds.ts'
import { App } from './App.tsx'
import { fetched } from './api/fetched.ts'
import { onThemeChange, shownTheme } from './api/shownTheme.ts'
import { bringOwnSeed } from './fair/bringOwnSeed.ts'
import type { Frame, KindScreen } from './kind.ts'
import type { PastDrawing } from './past/past.ts'
import { setPalette } from './setPalette.ts'

interface OpenedScreen {
  readonly screen: KindScreen
  readonly past: PastDrawing | undefined
}

/** Opens the session, then loads the kind that plays its title. */
export function Game({ frame, language }: { readonly frame: Frame; readonly language: string }) {
  const [opened, setOpened] = useState<OpenedScreen>()
  useEffect(() => void openScreen(frame).then(setOpened), [frame])
  const screen = opened?.screen
  useEffect(() => (screen ? onThemeChange(() => showColours(screen)) : undefined), [screen])
  return <App session={frame.session} sound={frame.sound} screen={screen} past={opened?.past} language={language} />
}

async function openScreen(frame: Frame): Promise<OpenedScreen | undefined> {
  const state = await frame.session.open()
  if (state === undefined) return undefined
  if (state.provablyFair === true) await bringOwnSeed(frame.session)
  const { open, past } = await frame.session.untilAnswered(() => fetched(clientKinds[state.kind](frame.gameId)))
  const screen = await open(frame)
  showColours(screen)
  return { screen, past: await past?.(frame.gameId, state.kind) }
}

function showColours({ palette, lightPalette }: KindScreen): void {
  const isLight = lightPalette !== undefined && shownTheme() === 'light'
  document.documentElement.dataset.theme = isLight ? 'light' : 'dark'
  setPalette(isLight ? lightPalette : palette)
}
