import type { WireSession } from '@dawadoot/api/contract/sessions'
import type { LiveSession } from './sessions.ts'

export const sessionToWire = (
  { id, type, device, createdAt, usedAt, endsAt }: LiveSession,
  currentId: string,
): WireSession => ({
  id,
  type,
  device,
  startedAt: createdAt.toISOString(),
  usedAt: usedAt.toISOString(),
  endsAt: endsAt.toISOString(),
  current: id === currentId,
})
