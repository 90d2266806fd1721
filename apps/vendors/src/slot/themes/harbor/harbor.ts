import type { Theme } from '../theme.ts'
import { HarborScene } from './HarborScene.tsx'
import { harborPaints, harborSymbols } from './harborSymbols.tsx'

const shared = { text: '#fdf6e6', textMuted: '#c9cfe2', onAccent: '#2a1300' } as const

export const harbor: Theme = {
  id: 'harbor',
  paints: harborPaints,
  symbols: harborSymbols,
  Scene: HarborScene,
  palettes: [
    {
      ...shared,
      skyTop: '#0a1230',
      skyMiddle: '#2b2c63',
      skyLow: '#b0586a',
      far: '#2c2f5e',
      middle: '#1b2650',
      near: '#0a1024',
      glow: '#ffbd5e',
      frame: '#472a1c',
      frameEdge: '#e0ac55',
      well: '#101a3c',
      wellLine: '#2a3a72',
      panel: '#0c1329',
      accent: '#ffb648',
    },
    {
      ...shared,
      skyTop: '#06202b',
      skyMiddle: '#0f4a57',
      skyLow: '#e2946a',
      far: '#164651',
      middle: '#0e3540',
      near: '#04161c',
      glow: '#ffcf7d',
      frame: '#2b3a3b',
      frameEdge: '#d9b071',
      well: '#082530',
      wellLine: '#1f5361',
      panel: '#061b22',
      accent: '#ffc35c',
    },
    {
      ...shared,
      skyTop: '#180b2c',
      skyMiddle: '#52235f',
      skyLow: '#e46f6c',
      far: '#46245a',
      middle: '#2f1845',
      near: '#120820',
      glow: '#ffad73',
      frame: '#4a1f2f',
      frameEdge: '#f0b27a',
      well: '#1f1038',
      wellLine: '#4a2b70',
      panel: '#160b28',
      accent: '#ff9f5f',
    },
  ],
}
