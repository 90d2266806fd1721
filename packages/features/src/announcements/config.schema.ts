import Type, { type Static } from 'typebox'

/** Settings of the feature: whether visitors are greeted with what the server publishes as popups (M08). */
export const AnnouncementsConfig = Type.Object(
  {
    publicity: Type.Boolean({
      default: false,
      description:
        'Whether home shows what the server publishes as popups over the page, until a member closes it for the session',
    }),
  },
  { description: 'Settings of announcements' },
)
export type AnnouncementsSettings = Static<typeof AnnouncementsConfig>
