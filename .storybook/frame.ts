/** What the sidebar calls an entry: a component's sheet of every state by that, and not by the name of its file. */
export const labelOf = (name: string): string => (name.endsWith('.matrix') ? 'All states' : name)

/** Sheets, those of every state too, and whole pages have nothing to set, and are seen as high as the window. */
export const hasPanel = (storyId: string): boolean => !/^(?:start-here|pages)-|-matrix--/.test(storyId)
