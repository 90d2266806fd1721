import { useEffect, useState } from 'react'
import { clientKinds } from '../games/clientKinds.ts'
import { App } from './App.tsx'
import { fetched } from './api/fetched.ts'
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
  return (
    <App session={frame.session} sound={frame.sound} screen={opened?.screen} past={opened?.past} language={language} />
  )
}

async function openScreen(frame: Frame): Promise<OpenedScreen | undefined> {
  const state = await frame.session.open()
  if (state === undefined) return undefined
  if (state.provablyFair === true) await bringOwnSeed(frame.session)
  const { open, past } = await frame.session.untilAnswered(() => fetched(clientKinds[state.kind](frame.gameId)))
  const screen = await open(frame)
  setPalette(screen.palette)
  return { screen, past: await past?.(frame.gameId, state.kind) }
}
