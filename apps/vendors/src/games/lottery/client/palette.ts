/** A hall in the evening: ink, paper and one warm light. */
export const palette: Readonly<Record<string, string>> = {
  skyTop: '#12151c',
  near: '#12151c',
  ground: '#12151c',
  panel: '#1a1f29',
  raised: '#242b38',
  line: '#343d4d',
  text: '#f3f1ea',
  textMuted: '#aeb6c2',
  accent: '#f5c451',
  onAccent: '#1b1503',
  frame: '#1a1f29',
  frameEdge: '#343d4d',
  rise: '#7bdc9a',
  fall: '#ff9d8f',
  ball: '#f3f1ea',
  onBall: '#1a1f29',
}
