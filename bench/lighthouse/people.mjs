/** Signs the demo player in by the call alone. */
export async function signIn(context, origin) {
  const answer = await context.request.post(`${origin}/api/WPS/0/wps/session/login`, {
    data: { type: 'username', username: 'demoplayer', password: 'Foyer-demo-2026' },
    headers: { 'X-Requested-With': 'foyer' },
  })
  if (!answer.ok()) throw new Error(`the demo player is not let in: ${answer.status()}`)
}
