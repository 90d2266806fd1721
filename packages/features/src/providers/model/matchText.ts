/** A text as it is compared: without case and accents; Turkish dotless i counts as i. */
export const foldText = (text: string): string =>
  text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase().replaceAll('ı', 'i').trim()

/** Whether a name has the text typed somewhere in it. */
export const matchesText = (name: string, typed: string): boolean => foldText(name).includes(foldText(typed))
