import pg from 'pg'

/** Makes an empty database on the server at `url` and returns its address. */
export async function freshDatabase(url) {
  const name = `foyer_e2e_${process.pid}_${Date.now()}`
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  await client.query(`CREATE DATABASE ${name}`)
  await client.end()
  const address = new URL(url)
  address.pathname = `/${name}`
  return address.href
}
