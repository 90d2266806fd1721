/** A story as its file writes it; Storybook merges it with its component's and passes it on without a type. */
export interface WrittenStory {
  readonly args?: Readonly<Record<string, unknown>>
  readonly parameters?: Readonly<Record<string, Readonly<Record<string, unknown>>>>
}

/** What stands in the story's own file, without what its component's stories share. */
export const findWritten = (context: object): WrittenStory =>
  // Storybook's type of a decorator's context leaves `moduleExport` out.
  (context as { readonly moduleExport?: WrittenStory }).moduleExport ?? {}

/** Args the story says by itself. */
export const argsOfStory = (context: object): Readonly<Record<string, unknown>> => findWritten(context).args ?? {}
