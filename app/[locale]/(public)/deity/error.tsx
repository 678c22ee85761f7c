'use client';

import { LoadFailureNotice } from '@/components/heritage/deity/load-failure-notice';

export default function DeitiesFailure({ retry }: { retry: () => void }) {
	return <LoadFailureNotice of="list" retry={retry} />;
}
