import type { ComponentProps } from 'react';
import { QueryContent } from '@/components/ui/query-content';
import { NoCandidate } from './acting-notice';
import { useCandidateId } from './use-candidate';

/** `QueryContent` on a page that may be open for a relative: a 404 there means that the agreement has ended. */
export function CandidatePanel<Response>({ gone, ...props }: ComponentProps<typeof QueryContent<Response>>) {
	const candidateId = useCandidateId();
	return <QueryContent {...props} gone={gone ?? (candidateId !== null && <NoCandidate />)} />;
}
