import { defineSettings, linkSetting, textSetting } from '@foyer/feature-api'
import Type from 'typebox'

/** Settings of the section `next-draw`. */
export const NextDrawSettings = defineSettings(
  Type.Object({
    title: textSetting('A sentence in large words', 60),
    text: Type.Optional(textSetting('A sentence below it', 160)),
    action: Type.Optional(textSetting('Words on the button', 30)),
    link: Type.Optional(linkSetting()),
    memberAction: Type.Optional(textSetting('Words on the button for those who are signed in', 30)),
    memberLink: Type.Optional(linkSetting()),
    game: Type.Optional(
      Type.String({
        pattern: '^[\\w.-]{1,40}$',
        description: 'Id of the lottery on the ticket, e.g. EVENING6; the one that draws first otherwise',
      }),
    ),
  }),
)

/** Settings of the section `draw-cards`. */
export const DrawCardsSettings = defineSettings(
  Type.Object({
    count: Type.Integer({ minimum: 2, maximum: 24, default: 12, description: 'How many lotteries are shown at most' }),
  }),
)
