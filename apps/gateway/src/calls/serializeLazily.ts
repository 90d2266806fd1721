import { type SerializerFactory, SerializerSelector } from '@fastify/fast-json-stringify-compiler'

const select = SerializerSelector()

/**
 * Makes the writer of an answer when it is first written. Each operation has two addresses and several answers; to make
 * all of them ahead is half the time a server takes to be ready.
 */
export const serializeLazily: SerializerFactory = (schemas, options) => {
  const compile = select(schemas, options)
  return (route) => {
    let write: ReturnType<typeof compile> | undefined
    return (value) => {
      write ??= compile(route)
      return write(value)
    }
  }
}
