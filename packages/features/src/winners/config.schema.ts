import { defineSettings } from '@foyer/feature-api'
import Type from 'typebox'

/** Settings of the section `winner-line`. */
export const WinnerLineSettings = defineSettings(
  Type.Object({
    limit: Type.Integer({ minimum: 3, maximum: 20, default: 12, description: 'How many winners the line has' }),
  }),
)

/** Settings of the section `winner-board`. */
export const WinnerBoardSettings = defineSettings(
  Type.Object({
    limit: Type.Integer({ minimum: 1, maximum: 100, default: 20, description: 'How many winners are shown (L04)' }),
    jackpot: Type.Boolean({
      default: false,
      description: 'Shows the jackpot counter, a decoration that is labelled as one (C23, ruling 9)',
    }),
  }),
)
