import { foldText } from '@foyer/rules'

/** Whether a name has the text typed somewhere in it, whatever its case, accents and the spaces around it. */
export const matchesText = (name: string, typed: string): boolean => foldText(name).includes(foldText(typed.trim()))
