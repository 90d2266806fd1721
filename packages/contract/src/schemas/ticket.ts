import Type from 'typebox'

/** Names something that was begun and goes on with the next call; nobody guesses it. */
export const ticket = () => Type.String({ pattern: '^[A-Za-z0-9_-]{22}$' })
