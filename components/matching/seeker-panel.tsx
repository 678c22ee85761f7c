import type { ComponentProps } from 'react';
import { QueryContent } from '@/components/ui/query-content';
import { NoSeeker } from './acting-notice';
import { useSeekerId } from './use-seeker';

/** `QueryContent` on a page that may be open for a relative: a 404 there means that the agreement has ended. */
export function SeekerPanel<Response>({ gone, ...props }: ComponentProps<typeof QueryContent<Response>>) {
	const seekerId = useSeekerId();
	return <QueryContent {...props} gone={gone ?? (seekerId !== null && <NoSeeker />)} />;
}
