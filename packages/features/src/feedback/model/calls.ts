import { createCalls } from '@foyer/feature-api'
import type { Operation } from '../operations.ts'

export const { useRuntime } = createCalls<Operation>()
