import type { Theme } from '../theme.ts'
import { OrreryScene } from './OrreryScene.tsx'
import { orreryPaints, orrerySymbols } from './orrerySymbols.tsx'

const shared = { text: '#fbf4ff', textMuted: '#cbc4e6', onAccent: '#241400' } as const

export const orrery: Theme = {
  id: 'orrery',
  paints: orreryPaints,
  symbols: orrerySymbols,
  Scene: OrreryScene,
  palettes: [
    {
      ...shared,
      skyTop: '#080620',
      skyMiddle: '#1c1350',
      skyLow: '#4a2a86',
      far: '#5a2f9e',
      middle: '#191046',
      near: '#0b0726',
      glow: '#ffd98a',
      frame: '#2a1d5c',
      frameEdge: '#e2b765',
      well: '#120c38',
      wellLine: '#33267a',
      panel: '#0e0a2b',
      accent: '#f4c566',
    },
    {
      ...shared,
      skyTop: '#020f24',
      skyMiddle: '#07344f',
      skyLow: '#10727a',
      far: '#0f6f86',
      middle: '#06283c',
      near: '#021420',
      glow: '#baf3e3',
      frame: '#0f3247',
      frameEdge: '#9fe0cf',
      well: '#06202f',
      wellLine: '#185066',
      panel: '#041723',
      accent: '#8ee6cb',
    },
    {
      ...shared,
      skyTop: '#1a0414',
      skyMiddle: '#4d0d35',
      skyLow: '#a8324a',
      far: '#8f1f56',
      middle: '#360a28',
      near: '#190413',
      glow: '#ffc6a1',
      frame: '#4d1530',
      frameEdge: '#f3b58a',
      well: '#290822',
      wellLine: '#641a4c',
      panel: '#1d0618',
      accent: '#ffb07c',
    },
  ],
}
