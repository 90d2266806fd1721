/** What is done about parts that could not be fetched; set once the page runs, since it is a part itself. */
export const lostParts: { mend?: () => Promise<boolean> } = {}
