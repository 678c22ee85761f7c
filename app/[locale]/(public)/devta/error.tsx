'use client';

import { LoadFailure } from '@/components/deity/load-failure';

export default function DeitiesFailure({ reset }: { reset: () => void }) {
	return <LoadFailure of="list" reset={reset} />;
}
