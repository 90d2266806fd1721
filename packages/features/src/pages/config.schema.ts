import { defineSettings, linkSetting, pictureSetting, textSetting } from '@foyer/feature-api'
import { instantPattern } from '@foyer/rules'
import Type from 'typebox'

const title = textSetting('Heading', 80)
const action = Type.Optional(textSetting('Words on the button', 40))
const link = Type.Optional(linkSetting())
const alt = textSetting('What the picture shows, for people who cannot see it', 200)

/** Settings of the section `text`. */
export const TextSettings = defineSettings(
  Type.Object({ title, text: textSetting('Words; an empty line begins a paragraph'), link, action }),
)

/** Settings of the section `picture`. */
export const PictureSettings = defineSettings(
  Type.Object({
    picture: pictureSetting(),
    alt,
    caption: Type.Optional(textSetting('Words under the picture', 200)),
    link,
  }),
)

/** Settings of the section `split`. */
export const SplitSettings = defineSettings(
  Type.Object({
    title,
    text: textSetting('A paragraph beside the picture', 600),
    action,
    link,
    picture: pictureSetting(),
    lightPicture: Type.Optional({ ...pictureSetting(), description: 'The same picture drawn for the light theme' }),
    alt,
    pictureAt: Type.Union([Type.Literal('end'), Type.Literal('start')], {
      default: 'end',
      description: 'Where the picture stands on a wide screen: after the words, or before them',
    }),
  }),
)

/** Settings of the sections whose parts are blocks below a heading. */
export const TitledSettings = defineSettings(Type.Object({ title }))

/** Settings of the blocks `figure`. */
export const KeyFigureSettings = defineSettings(
  Type.Object({
    value: textSetting('The figure, written as players should read it', 16),
    label: textSetting('What it counts', 60),
    hint: Type.Optional(textSetting('A condition, or where the figure comes from', 120)),
  }),
)

/** Settings of the blocks `step`. */
export const StepSettings = defineSettings(
  Type.Object({
    title: textSetting('What is done', 60),
    text: Type.Optional(textSetting('How, in a sentence or two', 240)),
  }),
)

/** Settings of the blocks `question`. */
export const QuestionSettings = defineSettings(
  Type.Object({
    question: textSetting('The question', 120),
    answer: textSetting('The answer; an empty line begins a paragraph'),
  }),
)

/** Settings of the section `quote`. */
export const QuoteSettings = defineSettings(
  Type.Object({
    text: textSetting('The words', 240),
    by: Type.Optional(textSetting('Who said them', 60)),
    role: Type.Optional(textSetting('What makes their word count', 80)),
  }),
)

/** Settings of the section `notice`. */
export const NoticeSettings = defineSettings(
  Type.Object({
    text: textSetting('What is to be known, in a sentence or two', 300),
    title: Type.Optional(textSetting('A few words in bold before it', 60)),
    tone: Type.Union([Type.Literal('info'), Type.Literal('positive'), Type.Literal('warning')], {
      default: 'info',
      description: 'info: good to know; positive: good news; warning: to be careful about',
    }),
    action,
    link,
  }),
)

/** Settings of the section `countdown`. */
export const CountdownSettings = defineSettings(
  Type.Object({
    title,
    text: Type.Optional(textSetting('A sentence below it', 300)),
    until: Type.String({
      pattern: instantPattern,
      description: 'The moment, with its distance from UTC: 2027-01-01T00:00:00+03:00. The section is gone after it',
    }),
    action,
    link,
  }),
)
