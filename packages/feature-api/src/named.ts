/** Loads a part of a page by the name that its module exports it under. */
export const named =
  <Name extends string, Part>(load: () => Promise<{ readonly [Key in Name]: Part }>, name: Name) =>
  async (): Promise<{ default: Part }> => ({ default: (await load())[name] })
