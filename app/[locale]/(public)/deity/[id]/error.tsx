'use client';

import { LoadFailure } from '@/components/deity/load-failure';

export default function DeityFailure({ reset }: { reset: () => void }) {
	return <LoadFailure of="one" reset={reset} />;
}
