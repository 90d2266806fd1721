import { createCalls } from '@foyer/feature-api'
import type { Operation } from '../operations.ts'

export const { useOperation, useRuntime } = createCalls<Operation>()
