/** A text of a feature, or of a component of the kit: `kit/Dialog`. */
export type SayWord = (source: string, key: string, values?: Readonly<Record<string, string | number>>) => string

/** What Storybook has loaded for a story that does something. */
interface PlayContext {
  readonly loaded: Readonly<Record<string, unknown>>
}

/** A feature's text, or with `kit/<Component>` a kit component's, in the language of the toolbar: what a story finds by name it finds in every language. */
export const sayIn = ({ loaded }: PlayContext, source: string) => {
  const say = loaded.say as SayWord // as .storybook/storyWords.ts loads it
  return (key: string, values?: Readonly<Record<string, string | number>>): string => say(source, key, values)
}
