import { type Operation, operations } from '@foyer/contract'
import type { FastifyRequest } from 'fastify'
import { operationUrls } from './bindOperation.ts'
import { ProblemError } from './problem.ts'

const methodsByPath = new Map<string, Set<string>>()
for (const operation of Object.values<Operation>(operations)) {
  for (const url of operationUrls(operation)) {
    const methods = methodsByPath.get(url) ?? new Set<string>()
    methodsByPath.set(url, methods.add(operation.shape.method))
  }
}

/** What is wrong with a request that no route takes: the method, or the address. */
export function describeMiss({ url }: FastifyRequest): ProblemError {
  const methods = methodsByPath.get(url.split('?', 1)[0] ?? '')
  return methods === undefined
    ? new ProblemError('not_found')
    : new ProblemError('method_not_allowed', { allow: [...methods].join(', ') })
}

/** Paths that belong to the API and never to a site's pages. */
export function isApiPath(url: string): boolean {
  return /^\/(api|wps|lgw|lotto|partner)(\/|\?|$)/.test(url)
}
