import { CutLine } from '../art/cut-line.tsx'
import { EmptyState, type EmptyStateProps } from './empty-state.tsx'

/** Something went wrong, said at once to everybody: one sentence of fact, one thing to do. */
export function ErrorState({ art, ...rest }: EmptyStateProps) {
  return <EmptyState role="alert" {...rest} art={art ?? <CutLine />} />
}
