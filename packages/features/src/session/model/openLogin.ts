import type { PortalRuntime } from '@foyer/feature-api'

export function run(_runtime: PortalRuntime): void {}
