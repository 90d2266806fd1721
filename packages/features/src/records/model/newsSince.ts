import type { Announcement } from '@foyer/contract'

/** Announcements that came after a visit, newest first; none where there was no visit before. */
export const newsSince = (all: readonly Announcement[], visit: string | undefined): readonly Announcement[] =>
  visit === undefined
    ? []
    : all
        .filter(({ publishedAt }) => Date.parse(publishedAt) > Date.parse(visit))
        .sort((one, other) => Date.parse(other.publishedAt) - Date.parse(one.publishedAt))
