export { type AvatarSize, avatarSizes } from './Avatar.styles.ts'
export { Avatar, type AvatarProps } from './Avatar.tsx'
