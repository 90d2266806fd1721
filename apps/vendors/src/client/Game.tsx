import { useEffect, useState } from 'react'
import { clientKinds } from '../games/clientKinds.ts'
import { App } from './App.tsx'
import { UnansweredCall } from './api/gameApi.ts'
import type { Frame, KindScreen } from './kind.ts'

/** Opens the session, then loads the kind that plays its title. */
export function Game({ frame, language }: { readonly frame: Frame; readonly language: string }) {
  const [screen, setScreen] = useState<KindScreen>()
  useEffect(() => void openScreen(frame).then(setScreen), [frame])
  return <App session={frame.session} sound={frame.sound} screen={screen} language={language} />
}

async function openScreen(frame: Frame): Promise<KindScreen | undefined> {
  const state = await frame.session.open()
  if (state === undefined) return undefined
  const { open } = await frame.session.untilAnswered(() =>
    clientKinds[state.kind]().catch((cause: unknown) => {
      throw new UnansweredCall(state.kind, { cause })
    }),
  )
  const screen = open(frame)
  for (const [name, value] of Object.entries(screen.palette)) {
    const property = name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
    document.documentElement.style.setProperty(`--${property}`, value)
  }
  return screen
}
