import { applicationBounds } from '@foyer/contract'

/** Whether a comment is short enough (V33): characters as people count them, blanks around it aside. */
export const checkComment = (comment: string): boolean => [...comment.trim()].length <= applicationBounds.comment
