import { createContext, useContext } from 'react'
import { type Labels, labelsOf, sourceLanguage } from './labelsOf.ts'

export const LabelsContext = createContext<Labels>(labelsOf(sourceLanguage))

export const useLabels = (): Labels => useContext(LabelsContext)
