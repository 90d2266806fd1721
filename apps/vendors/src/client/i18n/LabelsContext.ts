import { createContext, useContext } from 'react'
import { en } from './en.ts'
import type { Labels } from './labels.ts'

export const LabelsContext = createContext<Labels>(en)

export const useLabels = (): Labels => useContext(LabelsContext)
