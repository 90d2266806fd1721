export { scrollFade, scrollFadeKeyframes } from './railFade.ts'
export { unseen } from './unseen.ts'
