'use client';

import { LoadFailureNotice } from '@/components/heritage/deity/load-failure-notice';

export default function DeityFailure({ retry }: { retry: () => void }) {
	return <LoadFailureNotice of="one" retry={retry} />;
}
