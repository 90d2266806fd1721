import {
  defineFeature,
  defineSection,
  defineSettings,
  linkSetting,
  pictureSetting,
  textSetting,
} from '@foyer/feature-api'
import Type from 'typebox'

/** Pages that a brand brings itself, and sections of words and pictures for home. */
export const pages = defineFeature({
  id: 'pages',
  messages: import.meta.glob('./messages/*.json'),
  ownPage: async () => ({ default: (await import('./pages/OwnPage.tsx')).OwnPage }),
  sections: [
    defineSection({
      id: 'text',
      title: 'text',
      settings: defineSettings(
        Type.Object({
          title: textSetting('Heading', 80),
          text: textSetting('Words; an empty line begins a paragraph'),
          link: Type.Optional(linkSetting()),
          action: Type.Optional(textSetting('Words on the button', 40)),
        }),
      ),
      component: async () => ({ default: (await import('./components/TextSection.tsx')).TextSection }),
    }),
    defineSection({
      id: 'picture',
      title: 'picture',
      settings: defineSettings(
        Type.Object({
          picture: pictureSetting(),
          alt: textSetting('What the picture shows, for people who cannot see it', 200),
          caption: Type.Optional(textSetting('Words under the picture', 200)),
          link: Type.Optional(linkSetting()),
        }),
      ),
      component: async () => ({ default: (await import('./components/PictureSection.tsx')).PictureSection }),
    }),
  ],
})
